"""Draws charts with matplotlib, into SVG or PNG: each has its unit, its intervals, and colours that colour-blind people
can tell apart. The same charts give the same file."""

from collections.abc import Sequence
from importlib.util import find_spec
from math import ceil
from pathlib import Path
from typing import Any, Final, TypeAlias

from saltsea.charts import Bars, Chart, Curve, Dots, Within

Axes: TypeAlias = Any
Drawing: TypeAlias = Any
"""Axes and figures of matplotlib, which may be missing."""
ENDINGS: Final = (".svg", ".png")
COLOURS: Final = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9")
"""Okabe and Ito's, told apart with every kind of colour vision."""
PATTERNS: Final = ("", "///", "...", "xxx", "\\\\\\")
"""Beside the colours, for print in black."""
GREY: Final = "#595959"
PALE: Final = "#E5E5E5"
WIDTH: Final = 6.4
ROW: Final = 0.34
"""Inches: the width of a chart, and the height of one row of it."""
LEAST: Final = 2.6
STYLE: Final = {
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 11,
    "font.size": 9.5,
    "hatch.linewidth": 0.6,
    "svg.hashsalt": "saltsea",
}


def is_installed() -> bool:
    return find_spec("matplotlib") is not None


def refusal(file: Path) -> str | None:
    """Why no picture can be written to this file, in words; None if one can."""
    if file.suffix.lower() not in ENDINGS:
        return f"{file}: a picture's name ends with .svg or .png."
    if not file.absolute().parent.is_dir():
        return f"there is no folder {str(file.parent)!r}."
    return None if is_installed() else "pictures need matplotlib: pip install 'saltsea[plot]'."


def draw(charts: Sequence[Chart], title: str, file: Path) -> None:
    """Write all charts into one file, below each other in one column or two."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        columns = 1 if len(charts) < 3 else 2
        rows = [charts[at : at + columns] for at in range(0, len(charts), columns)]
        heights = [max(height(chart) for chart in row) for row in rows]
        figure: Drawing = Figure(figsize=(WIDTH * columns, sum(heights) + 0.7), layout="constrained")
        figure.get_layout_engine().set(hspace=0.08, wspace=0.04)
        grid = figure.add_gridspec(len(rows), columns, height_ratios=heights)
        for number, chart in enumerate(charts):
            last_alone = number == len(charts) - 1 and number % columns == 0
            place = grid[number // columns, :] if last_alone else grid[number // columns, number % columns]
            draw_one(figure.add_subplot(place), chart)
        figure.suptitle(title, x=0.01, ha="left", fontsize=12, fontweight="bold")
        figure.supxlabel("Whiskers and bands: 95 % confidence", x=0.01, ha="left", fontsize=8.5, color=GREY)
        figure.savefig(file, dpi=160, metadata={"Date": None} if file.suffix.lower() == ".svg" else {})


def height(chart: Chart) -> float:
    """Inches that a chart needs."""
    if isinstance(chart, Curve):
        return LEAST + 0.4
    rows = len(chart.rows) if isinstance(chart, Dots) else len(sources(chart)) * len(chart.groups) * 0.7
    return max(LEAST, 1.2 + ROW * ceil(rows))


def draw_one(axes: Axes, chart: Chart) -> None:
    """One chart with its title and unit."""
    axes.set_title(chart.title)
    if isinstance(chart, Dots):
        draw_dots(axes, chart)
    elif isinstance(chart, Bars):
        draw_bars(axes, chart)
    else:
        draw_curve(axes, chart)


# --- one number each ---


def draw_dots(axes: Axes, chart: Dots) -> None:
    """A dot with whiskers in each row, the first on top, and its number beside it."""
    rows = [*chart.rows.values()]
    scale = 100 if chart.is_share else 1
    for place, one in enumerate(rows):
        axes.plot([one.low * scale, one.high * scale], [place, place], color=COLOURS[0], linewidth=2.2, zorder=2)
        axes.plot([one.value * scale], [place], "o", color=COLOURS[0], markersize=6.5, zorder=3)
        axes.annotate(
            number(one.value * scale, chart), (1.01, place), xycoords=("axes fraction", "data"), va="center", color=GREY
        )
    if chart.line is not None:
        axes.axvline(chart.line * scale, 0, 1, color=GREY, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
        axes.text(
            chart.line * scale, -0.8, chart.line_says, ha="center", va="center", color=GREY, fontsize=8.5,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1.5},
        )  # fmt: skip
    axes.set_yticks(range(len(rows)), [*chart.rows])
    axes.set_ylim(len(rows) - 0.4, -0.6 if chart.line is None else -1.1)
    axes.set_xlim(*limits(chart, scale))
    axes.set_xlabel(chart.unit)
    axes.set_axisbelow(True)
    axes.grid(axis="x", color=PALE)


def limits(chart: Dots, scale: int) -> tuple[float, float]:
    """From the least to the most of what is shown, with air; shares never leave 0 to 100 %."""
    shown = [each for one in chart.rows.values() for each in one]
    shown += [] if chart.line is None else [chart.line]
    air = 0.06 * (max(shown) - min(shown) or 1)
    low, high = min(shown) - air, max(shown) + air
    return (max(-0.01, low) * scale, min(1.01, high) * scale) if chart.is_share else (low, high)


def number(value: float, chart: Dots) -> str:
    """As a share, as a rating with its sign, or as it is."""
    if chart.is_share:
        return f"{value:.1f} %"
    return f"{value:+.0f}".replace("-", "−") if chart.line == 0 else f"{value:.1f}"


# --- amounts by source ---


def sources(chart: Bars) -> list[str]:
    """What has any amount, in the order given."""
    names = dict.fromkeys(name for group in chart.groups.values() for name in group)
    return [name for name in names if any(group.get(name) for group in chart.groups.values())]


def draw_bars(axes: Axes, chart: Bars) -> None:
    """Bars to the right, the groups beside each other in colours and patterns."""
    names, thick = sources(chart), 0.8 / len(chart.groups)
    for group, (label, amounts) in enumerate(chart.groups.items()):
        places = [place - 0.4 + thick * (group + 0.5) for place in range(len(names))]
        values = [amounts.get(name, 0) for name in names]
        bars = axes.barh(
            places, values, thick * 0.92, label=label, color=COLOURS[group], hatch=PATTERNS[group],
            edgecolor="white", linewidth=0,
        )  # fmt: skip
        axes.bar_label(bars, [f"{value:.2g}" if value < 1 else f"{value:.1f}" for value in values], padding=3)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.margins(x=0.12)
    axes.set_xlabel(chart.unit)
    if len(chart.groups) > 1:
        axes.legend(frameon=False, loc="lower right")


# --- a share along something ---


def draw_curve(axes: Axes, chart: Curve) -> None:
    """A line of shares with a band around it."""
    along = [at for at, _ in chart.points]
    value, low, high = ([getattr(one, part) * 100 for _, one in chart.points] for part in Within._fields)
    step = "mid" if chart.is_stepped else None
    style = {"drawstyle": "steps-mid", "marker": "o", "markersize": 5} if chart.is_stepped else {}
    axes.fill_between(along, low, high, step=step, color=COLOURS[0], alpha=0.2, linewidth=0)
    axes.plot(along, value, color=COLOURS[0], linewidth=2, **style)
    axes.set_ylim(0, 103)
    axes.set_xlabel(chart.along)
    axes.set_ylabel(chart.unit)
    axes.set_axisbelow(True)
    axes.grid(color=PALE)
    if chart.is_stepped:
        axes.set_xticks(along)
    else:
        axes.set_xlim(0, along[-1])
    axes.annotate(
        f"{value[-1]:.1f} %", (along[-1], value[-1]), xytext=(5, 0), textcoords="offset points", va="center",
        color=COLOURS[0], annotation_clip=False,
    )  # fmt: skip
