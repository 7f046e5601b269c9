/** The keys of a map of hexes: arrows and the four keys between them from hex to hex, Tab through those with something to do. */
import type { Accessor } from 'solid-js';
import { CORNERS, type HexKey } from '../../kernel/sheet.ts';
import { focusOn } from '../frame/keys.ts';
import { isArrow, panBy } from '../map/arrows.ts';
import { createCursor, type Cursor } from './cursor.ts';
import type { HexBoardProps } from './HexBoard.tsx';

const isCorner = (key: string): key is HexKey => (CORNERS as readonly string[]).includes(key);

/** Moves the map or its cursor. */
const moves = <Unit>({ hexes }: HexBoardProps<Unit>, cursor: Cursor, e: KeyboardEvent): boolean => {
  const api = hexes.api();
  if (isArrow(e.key) && e.shiftKey) {
    if (api) panBy(api, e.key);
  } else if (isArrow(e.key) || isCorner(e.key)) cursor.step(e.key);
  else return false;
  return true;
};

export const useMapKeys = <Unit>(
  props: HexBoardProps<Unit>,
  keyed: Accessor<boolean>,
  setKeyed: (on: boolean) => void,
): ((e: KeyboardEvent) => void) => {
  const { hexes } = props;
  const cursor = createCursor(props, setKeyed);
  const keepCard = (hex: string): void => {
    hexes.setPicked(hex);
    hexes.fanOut(hex);
    hexes.speakOf(hex);
  };
  hexes.onNext(by => {
    const next = cursor.nextAble(by);
    if (next === undefined) return;
    focusOn('.view .keys');
    cursor.goTo(next);
    keepCard(next);
  });
  /** Whether the key was meant for the hex under the cursor; after the last hex Tab leaves the map. */
  const does = (e: KeyboardEvent, hex: string): boolean => {
    switch (e.key) {
      case 'Enter':
        cursor.keep(hex);
        props.choose(hex, e.shiftKey);
        return true;
      case ' ':
        keepCard(hex);
        return true;
      case 'Tab': {
        const next = keyed() ? cursor.nextListed(e.shiftKey ? -1 : 1) : undefined;
        if (next !== undefined) cursor.goTo(next);
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
    const hex = hexes.cursor();
    if (!moves(props, cursor, e) && !(hex !== undefined && does(e, hex))) return;
    e.preventDefault();
    e.stopPropagation();
  };
};
