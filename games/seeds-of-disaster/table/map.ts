/** Loads the map: the shipped sheet, or one drawn from the Areas of a data pack. */
import type { AreaMap } from '../../../screen/area/AreaBoard.tsx';
import type { PlateSource } from '../../../screen/map/Plate.tsx';
import { drawnGround, groundOf, neighboursOf, type Geometry, type Ground } from '../look/ground.ts';
import { drawnCss, plateCss } from '../look/plate.ts';
import plateUrl from '../look/plate.svg?url';
import type { BoxView } from '../view/box.ts';

export interface GroundMap extends Ground, AreaMap {
  readonly areas: Ground['areas'];
  readonly plate: PlateSource;
  readonly drawn: boolean;
}
export const loadMap = async (box: BoxView): Promise<GroundMap> => {
  const neighbours = neighboursOf(box.borders);
  if (!box.shippedMap) {
    const { svg, ...ground } = drawnGround(box.areas, box.borders);
    return {
      ...ground,
      neighbours,
      drawn: true,
      plate: { svg: { text: () => svg }, size: ground.size, css: drawnCss },
    };
  }
  const drawn = await import('../look/geometry.json');
  const ground = groundOf(drawn.default as unknown as Geometry);
  return { ...ground, neighbours, drawn: false, plate: { svg: { url: plateUrl }, size: ground.size, css: plateCss } };
};
