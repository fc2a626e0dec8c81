"""Every sentence that a player reads, in every language there is.

A language is a folder of Fluent files (`en/`, `fr/`, `es/`), named by its code:
adding a folder adds a language. Python and the browser read the same files.

A sentence is asked for by its id, or as a `Message` of the rules. The values it
mentions come in these sorts:

- a number stays a number, so that plurals come out right;
- a text that is itself the id of an entry (`ware-fan`) becomes that entry's
  text, and each attribute of the entry becomes a value too: with `$ware` come
  `$ware-counted`, `$ware-one`, whatever the language needs to decline it;
- a seat (`$seat`, `$holder`) also brings the player's name: `$seat-name`;
- a message, the reason in an error for instance, is said in the same language;
- a `Verbatim` text, as a path or a word that somebody typed, stays as it is.

- `message`: a sentence that is not in any language yet; `errors`: errors that have one to say;
- `catalogues`: the sentences of a language; `choice`: which language somebody wants.
"""
