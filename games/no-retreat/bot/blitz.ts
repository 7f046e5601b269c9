/** 15.0 The Blitzkrieg Phase: where markers go, and what the panzers under them do. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import { G, GERMAN_CAMP, isMobile, NO_TANK } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { joinedTo } from '../model/ground.ts';
import { mayBeIn } from '../rules/movement/areas.ts';
import { keeping } from '../rules/blitzkrieg/blitz-markers.ts';
import { blitzing, marking } from '../rules/blitzkrieg/blitzkrieg.ts';
import { mayAttack } from '../rules/combat/eligible-attackers.ts';
import { controls, foe, placeOf } from '../model/state.ts';
import { fightWith } from './battle.ts';
import type { Assessment } from './assessment.ts';
import { markerPrice } from './hand.ts';
import { stackIn } from './situation.ts';
import { standWorth } from './stand.ts';

const panzersIn = (d: Assessment, hex: number): readonly number[] =>
  stackIn(d.s, hex).filter(
    u => isMobile(d.s.g, u) && boxOf(d.s.g).TANK[u] !== NO_TANK && boxOf(d.s.g).CAMP[u] === GERMAN_CAMP,
  );
/** 15.3 The assault of a stack on a hex next to it. */
export const assaultWorth = (d: Assessment, origin: number, hex: number): number => {
  const aim = d.aim(hex);
  const units = panzersIn(d, origin).filter(
    u => mayAttack(d.s.g, u, hex, { kind: 'target', side: G, with: 'grey' }).ok,
  );
  if (!aim || units.length === 0) return -1;
  return (
    fightWith(
      d.s,
      d.w,
      aim,
      units.map(unit => ({ unit, from: origin })),
      'assault',
    )?.worth ?? -1
  );
};
/** 15.2, 15.4 Into a hex of the enemy the marker goes along, and shields who is under it. */
const SHIELD = 0.12;
const goWorth = (d: Assessment, unit: number, hex: number): number => {
  const { g } = d.s;
  const x = { ...d, fight: false };
  return standWorth(x, unit, hex) - standWorth(x, unit, placeOf(g, unit)) + (controls(g, G, hex) ? -0.1 : SHIELD);
};
const bestFrom = (d: Assessment, origin: number): number => {
  const { s } = d;
  let most = 0;
  for (const hex of joinedTo(s.g, origin)) {
    if (s.count[foe(G)][hex]! > 0) most = Math.max(most, assaultWorth(d, origin, hex));
    else
      for (const u of panzersIn(d, origin))
        if (mayBeIn(s.g, u, hex).ok && s.count[G][hex]! < 2) most = Math.max(most, goWorth(d, u, hex));
  }
  return most;
};
export const markBlitz = (d: Assessment, a: Question): Choice =>
  bestOf(legal(marking, d.s.g, a), c => (c.do === 'blitz' ? bestFrom(d, c.hex as number) - 0.1 - markerPrice(d) : 0));
export const strike = (d: Assessment, a: Question): Choice =>
  bestOf(legal(blitzing, d.s.g, a), c => {
    if (c.do === 'assault' && c.unit !== undefined) return -1; // the stack stays together
    if (c.do === 'assault') return assaultWorth(d, c.origin as number, c.hex as number) - d.w.boldness;
    return c.do === 'advance' ? goWorth(d, c.unit as number, c.hex as number) - 0.03 : 0;
  });
/** 15.4 With the stronger part. */
export const keepBlitz = (d: Assessment, a: Question): Choice =>
  bestOf(legal(keeping, d.s.g, a), c => d.s.sp[d.s.side][c.hex as number]!);
