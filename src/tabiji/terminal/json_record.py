"""A record as JSON, for programs: its headers, its actions, its comments.

    {"tabiji": 1, "headers": {"Game": "duo", ...}, "actions": ["compass0", ...],
     "comments": {"14": "..."}}

It holds what the text of the record holds and is read by way of it, so that there
is one reader that judges records.
"""

from typing import Any

from tabiji.locale.message import Verbatim
from tabiji.match import Record
from tabiji.match.heading import FORMAT
from tabiji.terminal.problem import Problem


def to_json(record: Record) -> dict[str, Any]:
    """The record as plain data."""
    head, _, _ = str(record).partition("\n\n")
    headers = dict(line.split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
    data: dict[str, Any] = {"tabiji": FORMAT, "headers": headers, "actions": list(record.words)}
    if record.comments:
        data["comments"] = {str(behind): text for behind, text in record.comments.items()}
    return data


def from_json(data: Any, file: str) -> Record:
    """The record of such data; what is wrong is said as for a record's text."""
    try:
        headers, actions = dict(data["headers"]), list(data["actions"])
        comments = {int(behind): text for behind, text in data.get("comments", {}).items()}
        lines = [f"Tabiji {int(data['tabiji'])}"]
        lines += [f"{name}: {' '.join(str(value).split())}" for name, value in headers.items()]
        words = [f"{{{comments[0]}}}"] if 0 in comments else []
        for behind, word in enumerate(actions, 1):
            words.append(str(word))
            if behind in comments:
                words.append(f"{{{comments[behind]}}}")
    except (TypeError, KeyError, ValueError, AttributeError) as error:
        raise Problem("error-not-json-record", file=Verbatim(file)) from error
    return Record.read("\n".join([*lines, "", *words, ""]))
