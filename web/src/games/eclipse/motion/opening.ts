/** Ceremonies: the galaxy is laid out (if species are chosen first, home sectors come later); the last round is over. */
import { t } from "../../../lib/i18n.svelte";
import type { Stage } from "../../../lib/director/types";
import type { EclipseView } from "../../../generated/eclipse";
import { centre, SIZE } from "../board/geometry";
import Tile from "../board/Tile.svelte";
import { after, spot, unit } from "./places";

/** The sector that all others are laid around. */
const CENTRE = "001";

export const opening = {
  bare: (view: unknown): EclipseView => {
    const galaxy = view as EclipseView;
    return { ...galaxy, hexes: galaxy.hexes.filter((hex) => hex.disc === null) };
  },
  play: async (stage: Stage): Promise<void> => {
    const { hexes, rounds } = after(stage);
    const band = stage.flash(t("eclipse-web-flash-setup"), t("eclipse-web-flash-goal", { n: rounds }), { ms: 1800 });
    const homes = hexes.filter((hex) => hex.disc !== null);
    if (homes.length > 0) stage.sound("tile", 300);
    const lay = (hex: (typeof homes)[number], i: number) => {
      const at = centre(hex.q, hex.r);
      const width = 2 * SIZE * unit(stage, CENTRE);
      const tile = { draw: Tile, props: { id: hex.sector, turn: hex.turn, width } };
      return stage.drop(tile, spot(stage, CENTRE, at.x, at.y), { ms: 360, delay: i * 160 });
    };
    await stage.all(band, ...homes.map(lay));
  },
};

export async function closing(stage: Stage): Promise<void> {
  stage.sound("round_end");
  await stage.flash(t("web-game-over"), "", { ms: 900 });
}
