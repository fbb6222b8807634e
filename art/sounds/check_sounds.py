"""Measures what came out of the encoder, and draws it. Fails when a promise is broken.

python check_sounds.py [pictures]       needs numpy, scipy, ffmpeg; matplotlib for pictures
"""

import json
import subprocess
import sys
from pathlib import Path

import make_sounds as sounds
import numpy as np
from materials import RATE, envelope
from scipy.signal import butter, sosfilt, spectrogram

ROOT = Path(__file__).resolve().parents[2]
BUDGET = 150_000  # bytes of Opus
TUNED = {
    "battle",
    "ambition",
    "discovery",
    "round_end",
    "your_turn",
    "victory",
    "defeat",
    "coin",
}  # may ring on one note


def decode(path):
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", path, "-f", "f32le", "-ac", "1", "-ar", str(RATE), "-"],
        check=True,
        capture_output=True,
    ).stdout
    return np.frombuffer(raw, np.float32).astype(float)


def decibels(x):
    return 20 * np.log10(max(float(x), 1e-9))


def attack(signal):
    """From 10 to 90 % of the first strong crest, in ms."""
    size = envelope(signal, 0.001)
    crest = int(np.flatnonzero(size > 0.5 * size.max())[0])
    while crest + 1 < len(size) and size[crest + 1] > size[crest]:
        crest += 1
    rise = size[: crest + 1]
    return 1000 * (np.flatnonzero(rise >= 0.9 * rise[-1])[0] - np.flatnonzero(rise >= 0.1 * rise[-1])[0]) / RATE


def spectrum(signal):
    power = np.abs(np.fft.rfft(signal, max(len(signal), RATE // 5))) ** 2
    freqs = np.fft.rfftfreq(max(len(signal), RATE // 5), 1 / RATE)
    total = power.cumsum() / power.sum()
    return (freqs * power).sum() / power.sum(), freqs[np.searchsorted(total, 0.95)]


def purity(signal):
    """Longest stretch, in ms, in which one steady tone holds four fifths of the power: a beep is all of that."""
    _, _, power = spectrogram(signal, RATE, nperseg=2048, noverlap=1792)
    crest = power.argmax(0)
    share = np.array([power[max(0, c - 1) : c + 2, k].sum() for k, c in enumerate(crest)]) / (power.sum(0) + 1e-20)
    audible = power.sum(0) > 1e-3 * power.sum(0).max()
    longest = run = 0
    for k in range(len(crest)):
        run = (
            run + 1 if share[k] > 0.8 and audible[k] and (k == 0 or abs(int(crest[k]) - int(crest[k - 1])) <= 1) else 0
        )
        longest = max(longest, run)
    return 1000 * longest * 256 / RATE


def measure(path):
    x = decode(path)
    centroid, rolloff = spectrum(x)
    small = sosfilt(butter(4, 450, "highpass", fs=RATE, output="sos"), x)  # a phone's loudspeaker
    return dict(
        ms=1000 * len(x) / RATE,
        peak=decibels(np.abs(x).max()),
        dc=decibels(abs(x.mean())),
        loud=sounds.loudness(x),
        phone=sounds.loudness(small) - sounds.loudness(x),
        attack=attack(x),
        start=1000 * np.flatnonzero(np.abs(x) > 0.05 * np.abs(x).max())[0] / RATE,
        centroid=centroid,
        rolloff=rolloff,
        pure=purity(x),
        end=decibels(np.sqrt((x[-480:] ** 2).mean())),
        first=decibels(np.abs(x[:48]).max()),
    )


def faults(name, got, ordered):
    ask = {
        "length": 50 <= got["ms"] <= 1510,
        "peak": got["peak"] <= -9,
        "dc": got["dc"] < -65,
        "start": got["start"] < 45,
        "end in silence": got["end"] < -62,
        "level": abs(got["loud"] - ordered) < 1.5,
        "phone": got["phone"] > -8,
        "no beep": name in TUNED or got["pure"] < 120,
        "not shrill": got["rolloff"] < 9000,
    }
    return [what for what, kept in ask.items() if not kept]


def draw(folder, shown):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    for page in range(0, len(shown), 12):
        figure, axes = plt.subplots(6, 4, figsize=(18, 20), gridspec_kw={"hspace": 0.55, "wspace": 0.25})
        for k, (stem, path) in enumerate(shown[page : page + 12]):
            x = decode(path)
            wave, picture = axes[k // 2][2 * (k % 2)], axes[k // 2][2 * (k % 2) + 1]
            wave.plot(np.arange(len(x)) / RATE, x, lw=0.4)
            wave.set(title=stem, ylim=(-0.36, 0.36))
            f, t, s = spectrogram(x, RATE, nperseg=512, noverlap=448, nfft=1024)
            picture.pcolormesh(t, f, 10 * np.log10(s + 1e-14), vmin=-110, vmax=-45, cmap="magma")
            picture.set(yscale="log", ylim=(60, 16000), title=f"{stem} spectrum")
        figure.savefig(folder / f"sounds-{page // 12 + 1}.png", dpi=60, bbox_inches="tight")
        plt.close(figure)


def main():
    index = json.loads((ROOT / "web/src/art/sounds.json").read_text())
    shown, bad = [], 0
    print(
        f"{'sound':18} {'ms':>5} {'peak':>6} {'dc':>5} {'loud':>6} {'phone':>6} {'attack':>6} {'start':>5} {'centr':>6} {'95%':>6} {'pure':>5} {'end':>5}"
    )
    for name, entry in index.items():
        for take in entry["takes"]:
            path = ROOT / "web/public/art/sounds/opus" / f"{take['file']}.opus"
            got = measure(path)
            broken = faults(name, got, sounds.LOUDNESS + sounds.SOUNDS[name]["level"])
            bad += bool(broken)
            shown.append((take["file"], path))
            print(
                f"{take['file']:18} {got['ms']:5.0f} {got['peak']:6.1f} {got['dc']:5.0f} {got['loud']:6.1f} {got['phone']:6.1f} {got['attack']:6.1f} {got['start']:5.1f} "
                f"{got['centroid']:6.0f} {got['rolloff']:6.0f} {got['pure']:5.0f} {got['end']:5.0f}  {', '.join(broken)}"
            )
    size = sum(path.stat().st_size for _, path in shown)
    print(f"{len(shown)} files, {size} bytes of Opus, {bad} with faults")
    if len(sys.argv) > 1:
        Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
        draw(Path(sys.argv[1]), shown)
    sys.exit(bool(bad) or size > BUDGET)


if __name__ == "__main__":
    main()
