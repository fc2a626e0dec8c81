"""What happened at a table, as a log, and all that follows from it.

- `events`: what can happen; `setting`: how a table was set out;
- `seating`: who sits there, and who plays for them;
- `table`: the fold of the log to the table as it is;
- `endings`: how a match ended, `requests`: what needs everybody's consent;
- `asking`: what people ask for besides their actions, checked and turned into events;
- `allowed`: what each viewer could ask for now.

Nothing here knows a database, a clock or a connection.
"""
