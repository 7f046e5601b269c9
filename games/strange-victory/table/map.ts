/** The map for the board: outlines and plate as printed or as drawn from a data pack, and neighbours by the rules. */
import type { AreaMap } from '../../../screen/area/AreaBoard.tsx';
import type { PlateSource } from '../../../screen/map/Plate.tsx';
import type { BoxView } from '../view/box.ts';
import { loadGround, type Ground } from '../look/ground.ts';
import { plateCss } from '../look/plate.ts';
import plateUrl from '../look/plate.svg?url';

export interface GroundMap extends Ground, AreaMap {
  readonly areas: Ground['areas'];
  readonly plate: PlateSource;
  /** Drawn from the rows of a data pack, not by the atlas. */
  readonly drawn: boolean;
}

const neighbours = ({ borders, bridges }: BoxView): ((area: string) => readonly string[]) => {
  const next = new Map<string, string[]>();
  for (const [a, b] of [...borders.map(x => [x.a, x.b] as const), ...bridges.map(x => [x.from, x.to] as const)]) {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  return area => next.get(area) ?? [];
};
/** Loaded with the first data pack that has its own map. */
const drawnMap = async (box: BoxView): Promise<GroundMap> => {
  const { drawnCss, drawnGround } = await import('../look/drawn-map.ts');
  const { svg, ...ground } = drawnGround(box);
  const plate: PlateSource = { svg: { text: svg }, size: ground.size, css: drawnCss };
  return { ...ground, neighbours: neighbours(box), plate, drawn: true };
};
export const loadMap = async (box: BoxView): Promise<GroundMap> => {
  if (box.drawn) return drawnMap(box);
  const ground = await loadGround();
  const plate: PlateSource = { svg: { url: plateUrl }, size: ground.size, css: plateCss };
  return { ...ground, neighbours: neighbours(box), plate, drawn: false };
};
