/** The mouse and the finger on a map of hexes. */
import type { Spot } from '../map/viewport.ts';
import type { Reach } from '../map/Window.tsx';
import { useTable } from '../table.tsx';
import { mapUnder } from './carry.ts';
import type { HexBoardProps } from './HexBoard.tsx';
import { watchRest } from './rest.ts';
import { wayOutUnder } from './state.ts';

/** `setKeyed`: whether the cursor was last moved by keys. */
export const useHands = <Unit>(props: HexBoardProps<Unit>, setKeyed: (on: boolean) => void) => {
  const table = useTable();
  const { hexes } = props;
  const { sheet } = hexes;
  /** A finger rested: lifting it does nothing. */
  let rested = false;

  /** The card of a hex without choosing it. */
  const show = (hex: string): void => {
    hexes.setOut();
    hexes.setPicked(hex);
    hexes.setHover(props.isGoal(hex) ? hex : undefined);
    hexes.setChooser();
    hexes.fanOut(hex);
    hexes.setCursor(hex);
    hexes.speakOf(hex);
  };
  const putAway = (): void => {
    hexes.setPicked();
    hexes.setChooser();
    hexes.setFan();
  };
  /** A finger first shows the hex, then chooses it; the mouse has shown it by pointing. */
  const tap = ({ at, touch, shift }: Reach): void => {
    const hex = sheet.under(at);
    const out = wayOutUnder(props.waysOut(), at);
    table.setRefusal();
    if (rested) {
      rested = false;
      return;
    }
    if (touch && out && hexes.out() !== out) {
      show(out.hex);
      hexes.setOut(out);
    } else if (out) props.leave(out);
    else if (hex === undefined) putAway();
    else if (touch && hexes.picked() !== hex) show(hex);
    else {
      hexes.setCursor(hex);
      props.choose(hex, shift);
    }
  };
  const press = (e: PointerEvent): void => {
    rested = false;
    watchRest(e, () => {
      const at = mapUnder(e, hexes.api()?.eye());
      const hex = at && sheet.under(at);
      if (hex === undefined) return;
      rested = true;
      table.setRefusal();
      show(hex);
    });
  };
  const point = (at: Spot | undefined): void => {
    const out = at && wayOutUnder(props.waysOut(), at);
    const hex = out?.hex ?? (at && sheet.under(at));
    hexes.setOut(out);
    if (hex !== undefined) setKeyed(false);
    if (hex !== hexes.hover()) hexes.setHover(hex);
  };
  /** A counter that may be taken up is carried; anything else moves the map. */
  const grab = (at: Spot, e: PointerEvent): boolean => {
    const hex = sheet.under(at);
    const unit = hex === undefined ? undefined : props.grab(hex);
    if (unit === undefined) return false;
    hexes.carry(unit, e);
    return true;
  };
  return { tap, point, grab, press };
};
