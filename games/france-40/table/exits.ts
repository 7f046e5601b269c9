/** 4.5, 4.6, 5.13, 5.14 Where the arrows are drawn by which a march may leave the map. */
import type { HexSheet } from '../../../screen/hex/sheet.ts';
import type { WayOut } from '../../../screen/hex/state.ts';
import type { OfferedChoice } from '../../../screen/session.ts';
import type { TableView } from '../view.ts';

/** Distance from the middle of a hex to the middle of its arrow. */
const ARROW = 31;
const turnOf = (edge: string): number => {
  if (/west/i.test(edge)) return 180;
  return /south/i.test(edge) ? 90 : -90;
};

export const waysOutOf = (
  sheet: HexSheet,
  view: TableView,
  offered: readonly OfferedChoice[],
  reached: (hex: string) => boolean,
): readonly WayOut[] => {
  const texts = new Map(
    offered.flatMap(o => (o.choice.do === 'exit' ? [[String(o.choice['edge']), o.text] as const] : [])),
  );
  return view.exits.flatMap(e => {
    const text = texts.get(e.name);
    if (text === undefined) return [];
    const turn = turnOf(e.name);
    const a = (turn * Math.PI) / 180;
    return e.hexes
      .filter(h => h === view.march?.hex || reached(h))
      .map(hex => {
        const { x, y } = sheet.middleOf(hex);
        return { name: e.name, hex, case: e.case, text, turn, x: x + ARROW * Math.cos(a), y: y + ARROW * Math.sin(a) };
      });
  });
};
