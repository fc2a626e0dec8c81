"""A report as one HTML page that needs nothing else, or as Markdown for our docs."""

from html import escape
from pathlib import Path

from tabiji.arena.report import Report, Section

STYLE = """
:root { color-scheme: light; }
body { margin: 0; background: #FBF8F1; color: #2B2A33; line-height: 1.5;
       font-family: "Zen Maru Gothic", system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
h1, h2 { font-family: "Shippori Mincho", Georgia, serif; font-weight: 500; line-height: 1.25; }
h1 { font-size: 2rem; border-bottom: 3px solid #D9472B; padding-bottom: .5rem; }
h2 { margin-top: 3.5rem; font-size: 1.4rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0; }
th, td { text-align: right; padding: .35rem .9rem .35rem 0; border-bottom: 1px solid #DCE6E8; }
th:first-child, td:first-child { text-align: left; }
thead th { font-weight: 600; border-bottom: 1px solid #2B2A33; }
tbody th { font-weight: 400; }
figure { margin: 1.5rem 0; }
figcaption { font-size: .9rem; }
svg { width: 100%; max-width: 40rem; height: auto; }
"""


def save(report: Report, path: Path) -> None:
    """Write a report, as Markdown if the name ends so, else as HTML."""
    text = as_markdown(report) if path.suffix.lower() == ".md" else as_html(report)
    path.write_text(text, encoding="utf-8")


def as_html(report: Report) -> str:
    """One page with its style and pictures inside."""
    title = escape(report.title)
    sections = "\n".join(map(_section, report.sections))
    return (
        f'<!doctype html>\n<html lang="{report.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n<p>{escape(report.lead)}</p>\n{sections}\n</main>\n</body>\n</html>\n"
    )


def _section(section: Section) -> str:
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in section.columns)
    rows = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in section.rows
    )
    plots = "\n".join(
        f"<figure><figcaption>{escape(plot.title)}</figcaption>{plot.svg}</figure>"
        for plot in section.plots
    )
    return (
        f"<section>\n<h2>{escape(section.title)}</h2>\n<p>{escape(section.about)}</p>\n"
        f'<div class="table"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n'
        f"</table></div>\n{plots}\n</section>"
    )


def as_markdown(report: Report) -> str:
    """The words and the tables, without the pictures."""
    parts = [f"# {report.title}", report.lead]
    for section in report.sections:
        rule = ["---", *["---:"] * (len(section.columns) - 1)]
        table = [section.columns, rule, *section.rows]
        lines = "\n".join(
            f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in table
        )
        parts += [f"## {section.title}", section.about, lines]
    return "\n\n".join(parts) + "\n"
