"""Records from one form into another: text, JSON, one file or many."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tabiji.locale.message import Verbatim
from tabiji.match import Record
from tabiji.match.archive import Archive, pages
from tabiji.terminal.files import fresh, using
from tabiji.terminal.json_record import from_json, to_json
from tabiji.terminal.problem import Problem

JSON = ".json"


def records_of(file: Path) -> Iterator[Record]:
    """All records of a file, whatever its form."""
    with using(file):
        if file.suffix != JSON:
            for page in pages(file):
                yield page.read()
            return
        try:
            data = json.loads(file.read_text(encoding="utf-8"))
        except json.JSONDecodeError as error:
            where = {"line": error.lineno, "column": error.colno}
            raise Problem("error-not-json", file=Verbatim(file), **where) from error
        for one in data if isinstance(data, list) else [data]:
            yield from_json(one, str(file))


def write_all(records: Iterable[Record], target: Path) -> int:
    """Write records in the form that the target's name asks for; how many there were."""
    if target.suffix == JSON:
        return _write_json(records, target)
    if target.is_dir() or not target.suffix:
        return _write_folder(records, target)
    with using(target), _whole(target), Archive(target, afresh=True) as archive:
        for record in records:
            archive.add(record)
        return archive.count


@contextmanager
def _whole(target: Path) -> Iterator[None]:
    """A new file, finished or not there: half of one would stand in the way of the next try."""
    fresh(target)
    try:
        yield
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _write_json(records: Iterable[Record], target: Path) -> int:
    """One record as an object, several as a list."""
    texts = [json.dumps(to_json(record), ensure_ascii=False) for record in records]
    with using(target):
        content = texts[0] if len(texts) == 1 else "[\n" + ",\n".join(texts) + "\n]"
        fresh(target).write_text(f"{content}\n", encoding="utf-8")
    return len(texts)


def _write_folder(records: Iterable[Record], folder: Path) -> int:
    """A file for each record: 0001.tabiji and so on."""
    count = 0
    with using(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for count, record in enumerate(records, 1):
            record.save(fresh(folder / f"{count:04}.tabiji"))
    return count
