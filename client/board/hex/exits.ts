/** 4.5, 4.6, 5.13, 5.14 The arrows by which a march may leave the map: where they stand and which one is pointed at. */
import { middleOf, type Spot } from '../../../games/france-40/look/sheet.ts';
import type { TableView } from '../../../games/france-40/view.ts';
import type { Offered } from '../../session.ts';

export interface WayOut extends Spot {
  readonly edge: string;
  readonly hex: string;
  readonly case: string;
  readonly text: string;
  /** Degrees from east. */ readonly turn: number;
}
/** The middle of an arrow from the middle of its hex, and how near a hand must come. */
export const ARROW = 31;
export const NEAR = 13;

export const waysOutOf = (
  view: TableView,
  offered: readonly Offered[],
  reached: (hex: string) => boolean,
): readonly WayOut[] => {
  const texts = new Map(
    offered.flatMap(o => (o.choice.do === 'exit' ? [[String(o.choice['edge']), o.text] as const] : [])),
  );
  return view.exits.flatMap(e => {
    const text = texts.get(e.name);
    const turn = /west/i.test(e.name) ? 180 : /south/i.test(e.name) ? 90 : -90;
    const a = (turn * Math.PI) / 180;
    return text === undefined
      ? []
      : e.hexes
          .filter(h => h === view.march?.hex || reached(h))
          .map(hex => {
            const { x, y } = middleOf(hex);
            return {
              edge: e.name,
              hex,
              case: e.case,
              text,
              turn,
              x: x + ARROW * Math.cos(a),
              y: y + ARROW * Math.sin(a),
            };
          });
  });
};
export const wayOutUnder = (ways: readonly WayOut[], at: Spot): WayOut | undefined =>
  ways.find(w => Math.hypot(w.x - at.x, w.y - at.y) < NEAR);
