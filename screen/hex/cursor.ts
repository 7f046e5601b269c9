/** The cursor of a map of hexes: from hex to hex along a line, and through those with something to do. */
import type { HexKey } from '../../kernel/sheet.ts';
import { cycled } from '../map/arrows.ts';
import type { HexBoardProps } from './HexBoard.tsx';
import { inLines } from './sheet.ts';

export interface Cursor {
  goTo(hex: string): void;
  step(key: HexKey): void;
  /** From here the line begins anew. */
  keep(hex: string): void;
  /** The next of those with something to do, none after the last. */
  nextListed(by: 1 | -1): string | undefined;
  /** The next where somebody may act, round and round. */
  nextAble(by: 1 | -1): string | undefined;
}

export const createCursor = <Unit>(props: HexBoardProps<Unit>, setKeyed: (on: boolean) => void): Cursor => {
  const { hexes } = props;
  const { sheet } = hexes;
  /** The line the cursor runs along: across the rows of a pointy-top map it keeps its column, across the columns of a flat-top one its row. */
  let kept = sheet.keptBy(props.first);
  let last: string | undefined;
  const goTo = (hex: string): void => {
    setKeyed(true);
    last = hex;
    hexes.setHover();
    hexes.setCursor(hex);
    const api = hexes.api();
    api?.bring(sheet.middleOf(hex), Math.min(120, api.win().w / 4));
    hexes.speakOf(hex);
  };
  const start = (): string => props.action() ?? hexes.picked() ?? props.listed()[0] ?? props.first;
  return {
    goTo,
    step: key => {
      const from = hexes.cursor();
      if (from !== undefined && from !== last) kept = sheet.keptBy(from);
      const to = from === undefined ? start() : sheet.toward(from, key, kept);
      if (to === undefined) return;
      if (from === undefined || sheet.isOneWay(key)) kept = sheet.keptBy(to);
      goTo(to);
    },
    keep: hex => {
      kept = sheet.keptBy(hex);
    },
    nextListed: by => {
      const order = inLines(sheet, props.listed());
      const at = order.indexOf(hexes.cursor() ?? '');
      if (at >= 0) return order[at + by];
      return by > 0 ? order[0] : order.at(-1);
    },
    nextAble: by =>
      cycled(
        inLines(
          sheet,
          props.listed().filter(hex => hexes.at(hex).length),
        ),
        hexes.cursor(),
        by,
      ),
  };
};
