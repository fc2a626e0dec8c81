"""Every change the tables of the database ever went through, in order."""
