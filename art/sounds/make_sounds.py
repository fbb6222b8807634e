"""Renders every table sound: Ogg Opus, AAC as a fallback, and sounds.json for the player.

    python make_sounds.py [folder]          needs numpy, scipy and ffmpeg

One function per sound says what happens on the table; materials.py says how it sounds. Takes differ by their seed only.
"""

import json
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

import materials as m
import numpy as np
from scipy.io import wavfile
from scipy.signal import lfilter

ROOT = Path(__file__).resolve().parents[2]
INDEX = ROOT / "web/src/art/sounds.json"
LOUDNESS = -33.0  # of a sound at level 0: K-weighted, fastest 125 ms, dB
PEAK = -10.0  # never above, dBFS; the decoder may add one more
LONGEST = 1.5  # seconds
OPUS, AAC = "36k", "56k"
SOUNDS = {}


def sound(group, level=0.0, takes=1, bend=0.03, wet=0.12, release=0.06):
    """Enters a recipe. Level in dB against the others; bend: how far the player may vary the pitch; release: fade at the end."""

    def enter(recipe):
        SOUNDS[recipe.__name__] = {
            "recipe": recipe,
            "group": group,
            "level": level,
            "takes": takes,
            "bend": bend,
            "wet": wet,
            "release": release,
        }
        return recipe

    return enter


# --- pieces -----------------------------------------------------------------------------------------------------


@sound("hand", level=-6, takes=2, bend=0.05)
def pick_up(rng):
    lift = m.rub(rng, m.swing(0.07, 0.3), 500, 4000, grain=0.4, fibres=500)
    return m.mix(
        (0, 0.10 * lift),
        (0.018, m.knock(rng, 980, 0.5, 0.35, 0.5, dry=11)),
        (0.047, m.knock(rng, 1150, 0.3, 0.35, 0.16, dry=11)),
    )


@sound("hand", takes=3, bend=0.05)
def put_down(rng):
    return m.settle(rng, rng.uniform(880, 1020), 0.95, 0.2, (0.028, 0.017), dry=12)


@sound("hand", level=-5, takes=2, bend=0.05)
def slide(rng):
    speed = m.swing(0.27, 0.42, 1.6)
    felt = m.rub(rng, speed, 220, 3200, grain=0.55, fibres=420, tilt=0.75)
    return m.mix((0, 0.5 * felt), (0.235, 0.35 * m.knock(rng, 760, 0.9, 0.4, 0.35, dry=12)))


@sound("hand", level=-1, takes=2, bend=0.06)
def agent(rng):
    return m.settle(rng, rng.uniform(1380, 1540), 0.7, 0.16, (0.022, 0.014), dry=15)


@sound("table", level=1, takes=2, bend=0.04)
def building(rng):
    heavy = m.settle(rng, rng.uniform(500, 560), 1.7, 0.28, (0.041, 0.024), dry=11)
    return m.join(heavy, 0.5 * m.cardboard(rng, 130, 0.8, air=0.6))


@sound("hand", level=-4, takes=3, bend=0.04)
def marker(rng):
    rubbed = m.rub(rng, m.swing(0.045, 0.5), 600, 3800, grain=0.4)
    return m.mix((0, 0.14 * rubbed), (0.032, m.knock(rng, rng.uniform(1080, 1180), 0.7, 0.2, 0.7, dry=13)))


@sound("hand", level=-1, takes=2, bend=0.05)
def token(rng):
    pitch = rng.uniform(1800, 1980)
    rim, floor = m.chip(rng, pitch, 0.55), m.chip(rng, pitch * 0.97, 1.0)
    slot = 0.8 * m.strike(m.wood(rng, 360, 7), 0.6, 0.8)
    return m.mix(
        (0, rim),
        (0.052, m.join(floor, slot)),
        (0.078, 0.3 * m.chip(rng, pitch, 0.6)),
        (0.093, 0.12 * m.chip(rng, pitch, 0.6)),
    )


@sound("hand", level=-1, takes=2, bend=0.05)
def coin(rng):
    pitch = rng.uniform(2750, 3050)
    falls = zip((0, 0.088, 0.145, 0.181, 0.204, 0.219), (1, 0.5, 0.3, 0.2, 0.13, 0.08), strict=True)
    return m.mix(
        *((at * rng.uniform(0.95, 1.05), m.coin(rng, pitch * rng.uniform(0.995, 1.005), force)) for at, force in falls)
    )


@sound("table", takes=2, bend=0.04)
def tile(rng):
    pushed = m.rub(rng, m.swing(0.09, 0.6), 300, 4200, grain=0.4, fibres=700)
    return m.mix(
        (0, 0.3 * pushed),
        (0.07, m.cardboard(rng, rng.uniform(175, 195))),
        (0.098, 0.3 * m.cardboard(rng, 240, 0.7, air=0.5)),
    )


# --- cards ------------------------------------------------------------------------------------------------------


@sound("table", level=-2, takes=3, bend=0.05)
def card_deal(rng):
    flight = m.rub(rng, m.swing(rng.uniform(0.13, 0.16), 0.35, 1.8), 900, 7500, grain=0.45, fibres=1500, tilt=0.35)
    return m.mix((0, 0.25 * flight), (0.105, m.slap(rng, 1.4)))


@sound("table", level=-4, takes=2, bend=0.05)
def card_slide(rng):
    return m.rub(rng, m.swing(0.3, 0.38, 1.5), 700, 7000, grain=0.5, fibres=1300, tilt=0.4)


@sound("table", level=-2, takes=2, bend=0.05)
def card_turn(rng):
    lift = m.rub(rng, m.swing(0.12, 0.55, 2.0), 1100, 8000, grain=0.35, fibres=1600, tilt=0.3)
    sway = m.rub(rng, m.swing(0.13, 0.6, 2.4), 250, 1800, grain=0.2, fibres=300, tilt=0.7)
    return m.mix((0, 0.16 * lift), (0.012, m.leaf(rng, 0.35)), (0.07, 0.14 * sway), (0.185, m.slap(rng, 0.9)))


@sound("table", level=-1, bend=0.03)
def shuffle(rng):
    riffle = [
        (
            0.52 * (k / 34) ** 0.8 + rng.normal(0, 0.003) + 0.01,
            m.leaf(rng, rng.uniform(0.25, 0.6) * (0.6 + 0.5 * k / 34)),
        )
        for k in range(34)
    ]
    bridge = m.rub(rng, m.swing(0.34, 0.3, 2.0), 600, 6500, grain=0.8, fibres=240, tilt=0.5)
    tap = m.join(0.9 * m.slap(rng), 0.4 * m.knock(rng, 520, 1.0, 0.6, 0.5, dry=7))
    return m.mix(*riffle, (0.6, 0.45 * bridge), (0.99, tap), (1.12, 0.6 * tap))


# --- dice -------------------------------------------------------------------------------------------------------


@sound("table", level=-3, bend=0.04)
def dice_shake(rng):
    parts = []
    for beat in (0.0, 0.17, 0.33, 0.5):
        for _ in range(7):
            at = beat + rng.gamma(1.6, 0.017)
            parts.append((at, m.die(rng, rng.uniform(1900, 2500), rng.uniform(0.15, 0.6), ground=0)))
        parts.append((beat, 0.25 * m.strike(m.wood(rng, 340, 4), 3.0)))  # the palm
    return m.below(m.mix(*parts), 4200)


def throw(rng, count):
    """Each die falls, bounces by its own restitution, lands on corners and edges, rocks, and lies still after half a second."""
    parts = []
    for _ in range(count):
        pitch, at, gap, force = (
            rng.uniform(1950, 2650),
            rng.uniform(0, 0.025 * count),
            rng.uniform(0.12, 0.16),
            rng.uniform(0.8, 1.0),
        )
        while gap > 0.014:
            parts.append((at, m.die(rng, pitch, force)))
            if rng.random() < 0.7:
                parts.append((at + rng.uniform(0.005, 0.016), m.die(rng, pitch * 1.04, force * rng.uniform(0.25, 0.5))))
            at, gap, force = at + gap, gap * rng.uniform(0.52, 0.74), force * rng.uniform(0.5, 0.68)
    for _ in range(count - 1):
        parts.append((rng.uniform(0.03, 0.3), m.die(rng, rng.uniform(2400, 3000), rng.uniform(0.2, 0.5), ground=0)))
    first = min(at for at, _ in parts)
    return m.mix(*((at - first, hit) for at, hit in parts))


@sound("table", takes=2, bend=0.04)
def dice_1(rng):
    return throw(rng, 1)


@sound("table", level=1, takes=2, bend=0.04)
def dice_3(rng):
    return throw(rng, 3)


@sound("table", level=2, takes=2, bend=0.04)
def dice_6(rng):
    return throw(rng, 6)


# --- what happens in the game -----------------------------------------------------------------------------------


@sound("event", level=1, takes=2, bend=0.05, wet=0.2)
def ship_destroyed(rng):
    thud = m.join(
        2.2 * m.strike(m.table(rng, 115, 5), 1.4),
        1.1 * m.strike(m.wood(rng, 310, 6, soft=0.7), 1.1),
        m.grit(rng, 9, 250, 1400, 0.5),
    )
    chips = (
        (at, m.knock(rng, rng.uniform(1100, 1900), 0.3, 0.35, force, dry=14))
        for at, force in ((0.36, 0.22), (0.43, 0.14), (0.475, 0.08), (0.52, 0.05))
    )
    return m.mix((0, m.crack(rng, 0.17, 15)), (0.25, 1.9 * thud), *chips)


@sound("event", level=2, bend=0.04, wet=0.22)
def city_falls(rng):
    fall = m.join(
        2.2 * m.strike(m.table(rng, 110, 5), 1.2), 1.3 * m.strike(m.wood(rng, 300, 6), 0.7), 0.5 * m.drum(rng, 96, 0.7)
    )
    times = np.sort(rng.beta(1.5, 2.6, 15)) * 0.72 + 0.09
    stones = [
        (at, m.knock(rng, rng.uniform(340, 900), 1.0, 0.4, rng.uniform(0.25, 0.7) * np.exp(-1.8 * at), dry=10))
        for at in times
    ]
    dust = m.rub(rng, m.swing(0.95, 0.28, 1.7), 160, 2200, grain=0.6, fibres=160, tilt=0.7)
    return m.mix((0, 0.8 * m.crack(rng, 0.1, 8)), (0.085, fall), *stones, (0.06, 0.3 * dust))


@sound("event", level=2, bend=0.0, wet=0.22, release=0.25)
def battle(rng):
    clash = m.below(m.brass(rng, 523, 0.3), 3500)
    return m.mix(
        (0, m.drum(rng, 138, 0.65)), (0.19, m.drum(rng, 138, 0.5)), (0.38, m.join(m.drum(rng, 116, 1.15), 0.4 * clash))
    )


@sound("event", level=1, bend=0.0, wet=0.2, release=0.5)
def ambition(rng):
    set_down = m.knock(rng, 620, 1.0, 0.3, 0.6)
    return m.mix((0, 0.9 * set_down), (0.004, m.brass(rng, 392, 0.9)), (0.16, m.brass(rng, 587.3, 0.6)))


@sound("event", bend=0.0, wet=0.22, release=0.35)
def discovery(rng):
    latch = m.mix((0, m.knock(rng, 1250, 0.4, 0.3, 0.45)), (0.045, m.knock(rng, 900, 0.6, 0.4, 0.3)))
    return m.mix(
        (0, latch), (0.11, m.tine(rng, 392, 0.7)), (0.215, m.tine(rng, 493.9, 0.65)), (0.33, m.tine(rng, 740, 0.75))
    )


@sound("event", level=1, bend=0.0, wet=0.2, release=0.6)
def round_end(rng):
    return m.gong(rng, 147)


# --- to you -----------------------------------------------------------------------------------------------------


@sound("call", bend=0.0, wet=0.2, release=0.35)
def your_turn(rng):
    low = m.join(m.rosewood(rng, 392, 0.8), 0.5 * m.brass(rng, 784, 0.8))
    high = m.join(m.rosewood(rng, 587.3, 0.9), 0.5 * m.brass(rng, 1174.7, 0.8))
    return m.mix((0, low), (0.17, high))


@sound("call", level=-2, bend=0.02)
def message(rng):
    note = m.rub(rng, m.swing(0.08, 0.4), 1200, 6500, grain=0.4, tilt=0.3)
    return m.mix(
        (0, m.knock(rng, 560, 0.9, 0.4, 0.6, dry=22)),
        (0.095, m.knock(rng, 690, 0.8, 0.4, 0.8, dry=22)),
        (0.02, 0.05 * note),
    )


@sound("call", level=-2, bend=0.02)
def error(rng):
    return m.mix(
        (
            0,
            m.join(
                1.4 * m.strike(m.table(rng, 160, 4.5), 1.0),
                0.8 * m.strike(m.wood(rng, 350, 5, soft=0.75), 0.9),
                m.grit(rng, 5, 250, 1300, 0.4),
            ),
        )
    )


@sound("call", level=-3, bend=0.03)
def undo(rng):
    back = m.reverse(m.rub(rng, m.swing(0.27, 0.3, 1.6), 240, 3600, grain=0.5, fibres=450, tilt=0.6))
    return m.mix((0, 0.5 * back), (0.262, 0.5 * m.knock(rng, 1050, 0.6, 0.35, 0.4, dry=11)))


@sound("ending", level=2, bend=0.0, wet=0.24, release=0.55)
def victory(rng):
    steps = ((0, 293.7, 0.6), (0.13, 392, 0.65), (0.26, 493.9, 0.7), (0.42, 587.3, 0.85))
    bars = [(at, m.rosewood(rng, pitch, force)) for at, pitch, force in steps]
    chord = m.join(
        m.brass(rng, 392, 0.32),
        m.brass(rng, 587.3, 0.26),
        m.brass(rng, 784, 0.2),
        0.6 * m.rosewood(rng, 784, 0.8),
        0.5 * m.rosewood(rng, 392, 0.8),
    )
    return m.mix(*bars, (0.6, chord))


@sound("ending", bend=0.0, wet=0.24, release=0.45)
def defeat(rng):
    steps = ((0, 493.9, 0.7), (0.24, 440, 0.6), (0.5, 329.6, 0.7))
    bars = [(at, m.rosewood(rng, pitch, force, hard=0.9)) for at, pitch, force in steps]
    return m.mix(
        *bars,
        (0.515, m.rosewood(rng, 493.9, 0.4)),
        (0.5, 0.5 * m.brass(rng, 329.6, 0.7, 0.6)),
        (0.5, 0.8 * m.strike(m.table(rng, 130, 5), 1.5)),
    )


# --- from recipe to file ----------------------------------------------------------------------------------------


def loudness(signal):
    """K-weighted (BS.1770) level of the loudest eighth of a second: what the ear makes of a short sound."""
    shelf = lfilter(
        (1.53512485958697, -2.69169618940638, 1.19839281085285), (1, -1.69065929318241, 0.73248077421585), signal
    )
    weighted = lfilter((1, -2, 1), (1, -1.99004745483398, 0.99007225036621), shelf)
    window = m.samples(0.125)
    power = np.convolve(np.concatenate((weighted**2, np.zeros(window))), np.ones(window) / window, "valid").max()
    return -0.691 + 10 * np.log10(power + 1e-20)


def trimmed(signal, release):
    """Starts with the sound, ends in silence: cut where the tail is 54 dB down, faded over `release` seconds."""
    signal = np.concatenate((np.zeros(m.samples(0.003)), signal))
    size = m.envelope(signal)
    loud = np.flatnonzero(size > size.max() * 10 ** (-46 / 20))
    tail = np.flatnonzero(size > size.max() * 10 ** (-54 / 20))
    start = max(0, loud[0] - m.samples(0.002))
    end = min(tail[-1], start + m.samples(LONGEST) - m.samples(0.006))
    cut = signal[start:end].copy()
    fade = min(m.samples(release), len(cut) // 2)
    cut[-fade:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fade))
    edge = m.samples(0.001)
    cut[:edge] *= np.linspace(0, 1, edge)
    return np.concatenate((cut, np.zeros(m.samples(0.005))))


def render(name, take):
    spec = SOUNDS[name]
    rng = np.random.default_rng(zlib.crc32(f"{name} {take}".encode()))
    signal = trimmed(m.warm(m.room(spec["recipe"](rng), spec["wet"])), spec["release"])
    signal -= signal.mean() * np.hanning(len(signal)) * 2
    gain = min(LOUDNESS + spec["level"] - loudness(signal), PEAK - 20 * np.log10(np.abs(signal).max()))
    return signal * 10 ** (gain / 20)


def encode(signal, stem, folder):
    with tempfile.TemporaryDirectory() as scratch:
        wav = Path(scratch) / "take.wav"
        wavfile.write(wav, m.RATE, signal.astype(np.float32))
        call = [
            "ffmpeg",
            "-v",
            "error",
            "-y",
            "-i",
            wav,
            "-map_metadata",
            "-1",
            "-fflags",
            "+bitexact",
            "-flags:a",
            "+bitexact",
        ]
        subprocess.run(
            [*call, "-c:a", "libopus", "-b:a", OPUS, "-application", "lowdelay", folder / "opus" / f"{stem}.opus"],
            check=True,
        )
        subprocess.run(
            [*call, "-c:a", "aac", "-b:a", AAC, "-movflags", "+faststart", folder / "aac" / f"{stem}.m4a"], check=True
        )


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "web/public/art/sounds"
    for kind in ("opus", "aac"):
        (folder / kind).mkdir(parents=True, exist_ok=True)
        for old in (folder / kind).glob("*.*"):
            old.unlink()
    index = {}
    for name, spec in SOUNDS.items():
        files = []
        for take in range(1, spec["takes"] + 1):
            stem = name if spec["takes"] == 1 else f"{name}-{take}"
            signal = render(name, take)
            encode(signal, stem, folder)
            files.append(
                {
                    "file": stem,
                    "ms": round(1000 * len(signal) / m.RATE),
                    "contact": round(1000 * int(m.envelope(signal).argmax()) / m.RATE),
                }
            )
        index[name] = {"group": spec["group"], "bend": spec["bend"], "takes": files}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in index.items())
    INDEX.write_text(f"{{\n{lines}\n}}\n", "utf-8")
    size = {kind: sum(f.stat().st_size for f in (folder / kind).iterdir()) for kind in ("opus", "aac")}
    print(
        f"{sum(s['takes'] for s in SOUNDS.values())} files, Opus {size['opus'] / 1000:.1f} kB, AAC {size['aac'] / 1000:.1f} kB"
    )


if __name__ == "__main__":
    main()
