/** The mouse and the finger on a map of hexes. */
import type { Spot } from '../map/viewport.ts';
import type { Reach } from '../map/Window.tsx';
import { useTable } from '../table.tsx';
import { mapUnder } from './carry.ts';
import type { HexBoardProps } from './HexBoard.tsx';
import { watchRest } from './long-press.ts';
import { wayOutUnder } from './state.ts';

/** What is seen of a hex without choosing it, and how it is put away. */
const cardsOf = <Unit>({ hexes, isGoal }: HexBoardProps<Unit>) => ({
  show: (hex: string): void => {
    hexes.setOut();
    hexes.setPicked(hex);
    hexes.setHover(isGoal(hex) ? hex : undefined);
    hexes.setChooser();
    hexes.fanOut(hex);
    hexes.setCursor(hex);
    hexes.speakOf(hex);
  },
  putAway: (): void => {
    hexes.setPicked();
    hexes.setChooser();
    hexes.setFan();
    hexes.disband();
  },
});

/** A finger first shows the hex, then chooses it; the mouse has shown it by pointing. */
const tapOn = <Unit>(props: HexBoardProps<Unit>, { show, putAway }: ReturnType<typeof cardsOf>, r: Reach): void => {
  const { hexes } = props;
  const hex = hexes.sheet.under(r.at);
  const out = wayOutUnder(props.waysOut(), r.at);
  if (r.touch && out && hexes.out() !== out) {
    show(out.hex);
    hexes.setOut(out);
  } else if (out) props.leave(out);
  else if (hex === undefined) putAway();
  else if (r.touch && hexes.picked() !== hex) show(hex);
  else {
    hexes.setCursor(hex);
    props.choose(hex, r.shift);
  }
};
/** A counter that may be taken up is carried, with Shift the whole stack; anything else moves the map. */
const grabAt = <Unit>({ hexes, grab, along }: HexBoardProps<Unit>, at: Spot, e: PointerEvent): boolean => {
  const hex = hexes.sheet.under(at);
  const unit = hex === undefined ? undefined : grab(hex, e.shiftKey);
  if (unit === undefined) return false;
  hexes.carry(unit, e, along?.(unit, e.shiftKey));
  return true;
};

/** `setKeyed`: whether the cursor was last moved by keys. */
export const useHands = <Unit>(props: HexBoardProps<Unit>, setKeyed: (on: boolean) => void) => {
  const table = useTable();
  const { hexes } = props;
  const cards = cardsOf(props);
  /** A finger rested: lifting it does nothing. */
  let rested = false;
  return {
    tap: (r: Reach): void => {
      table.setRefusal();
      if (rested) rested = false;
      else tapOn(props, cards, r);
    },
    press: (e: PointerEvent): void => {
      rested = false;
      watchRest(e, () => {
        const at = mapUnder(e, hexes.api()?.eye());
        const hex = at && hexes.sheet.under(at);
        if (hex === undefined) return;
        rested = true;
        table.setRefusal();
        cards.show(hex);
      });
    },
    point: (at: Spot | undefined): void => {
      const out = at && wayOutUnder(props.waysOut(), at);
      const hex = out?.hex ?? (at && hexes.sheet.under(at));
      hexes.setOut(out);
      if (hex !== undefined) setKeyed(false);
      if (hex !== hexes.hover()) hexes.point(hex);
    },
    grab: (at: Spot, e: PointerEvent): boolean => grabAt(props, at, e),
  };
};
