/** The keys of a map of hexes: arrows and the four keys between them from hex to hex, Tab through those with something to do. */
import type { Accessor } from 'solid-js';
import { CORNERS, type HexKey } from '../../kernel/sheet.ts';
import { isArrow, panBy } from '../map/arrows.ts';
import type { HexBoardProps } from './HexBoard.tsx';
import { inLines } from './sheet.ts';

const isCorner = (key: string): key is HexKey => (CORNERS as readonly string[]).includes(key);

export const useMapKeys = <Unit>(
  props: HexBoardProps<Unit>,
  keyed: Accessor<boolean>,
  setKeyed: (on: boolean) => void,
): ((e: KeyboardEvent) => void) => {
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
  const step = (key: HexKey): void => {
    const from = hexes.cursor();
    if (from !== undefined && from !== last) kept = sheet.keptBy(from);
    const to = from === undefined ? start() : sheet.toward(from, key, kept);
    if (to === undefined) return;
    if (from === undefined || sheet.isOneWay(key)) kept = sheet.keptBy(to);
    goTo(to);
  };
  const nextHex = (by: 1 | -1): string | undefined => {
    const order = inLines(sheet, props.listed());
    const at = order.indexOf(hexes.cursor() ?? '');
    if (at >= 0) return order[at + by];
    return by > 0 ? order[0] : order.at(-1);
  };
  const keepCard = (hex: string): void => {
    hexes.setPicked(hex);
    hexes.fanOut(hex);
    hexes.speakOf(hex);
  };
  /** Whether the key was meant for the map; after the last hex Tab leaves it. */
  const did = (e: KeyboardEvent, cursor: string | undefined): boolean => {
    if (isArrow(e.key)) {
      const api = hexes.api();
      if (!e.shiftKey) step(e.key);
      else if (api) panBy(api, e.key);
      return true;
    }
    if (isCorner(e.key)) {
      step(e.key);
      return true;
    }
    if (cursor === undefined) return false;
    switch (e.key) {
      case 'Enter':
        kept = sheet.keptBy(cursor);
        props.choose(cursor, e.shiftKey);
        return true;
      case ' ':
        keepCard(cursor);
        return true;
      case 'Tab': {
        const next = keyed() ? nextHex(e.shiftKey ? -1 : 1) : undefined;
        if (next !== undefined) goTo(next);
        else if (keyed()) hexes.setCursor();
        return next !== undefined;
      }
      case 'Escape':
        hexes.setCursor();
        setKeyed(false);
        return false;
      default:
        return false;
    }
  };
  return e => {
    if (!did(e, hexes.cursor())) return;
    e.preventDefault();
    e.stopPropagation();
  };
};
