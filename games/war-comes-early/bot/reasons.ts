/** The staff's reasons in a sentence, from the same figures it weighs with. */
import type { Question, Choice } from '../../../engine/decide.ts';
import { top } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { nameOf, nationOf } from '../model/army.ts';
import { chartsOf } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import { gridOf, placed } from '../model/ground.ts';
import type { Battle } from '../rules/flow.ts';
import { marchNow } from '../rules/marchers.ts';
import { columnLabel } from '../rules/odds.ts';
import { AT, controls, FIGHT, intactFort, MOVE, sideNo } from '../model/state.ts';
import { clears } from './battle.ts';
import { assaultOn, type Assault } from './combat.ts';
import { assessmentOf, type Assessment } from './assessment.ts';
import { hasLine } from './line.ts';
import { worthOf } from './objectives.ts';
import { windowsLeft } from './timing.ts';
import { weightsOf } from './weights.ts';

const percent = (p: number): string => `${Math.round(p * 100)}%`;
const named = (d: Assessment, hex: unknown): string => placed(d.s.g, hex as number);
const unitOf = (d: Assessment, c: Choice): string => nameOf(d.s.g, c.unit as number);
export const oddsSaid = ({ s: { g } }: Assessment, x: Assault): string =>
  `at ${columnLabel(chartsOf(g).crt.usual, x.column)}, ${percent(clears(g, x.aim, x.column))} to clear the hex`;

const nextAim = (d: Assessment, hex: number): string | undefined => {
  const aim = around(gridOf(d.s.g), hex as HexId)
    .map(to => d.aim(to))
    .find(x => x && x.full > 0);
  return aim && `it can join the attack on ${named(d, aim.hex)}, which ${Math.round(aim.defence)} factors hold`;
};
/** Why this hex: the first of the staff's terms that speaks for it. */
const standing = (d: Assessment, unit: number, hex: number): string => {
  const { s } = d;
  const task = d.task(unit);
  if (!controls(s.g, s.side, hex) && worthOf(s, s.side, hex) > 0) return `${named(d, hex)} counts, and falls by it`;
  if (task?.keep && task.hex === hex)
    return `${named(d, hex)} counts, and ${Math.round(s.threat(s.side)[hex]!)} enemy factors are near`;
  const joins = d.fight ? nextAim(d, hex) : undefined;
  if (joins) return joins;
  if (hasLine(s, nationOf(s.g, unit)) && d.line(nationOf(s.g, unit)).on[hex]) return 'its zone closes the line there';
  if (!d.supplied(unit, hex)) return 'no hex in supply serves better';
  return task ? `it is on the way to ${task.keep ? 'guard' : 'take'} ${task.name}` : 'nothing better is within reach';
};
const marching = (d: Assessment, c: Choice): string => {
  const { units } = marchNow(d.s.g);
  const who = nameOf(d.s.g, units[0]!);
  return c.do === 'to' ? `${who} to ${named(d, c.hex)}: ${standing(d, units[0]!, c.hex as number)}.` : `${who} stays.`;
};
const attacking = (d: Assessment, c: Choice): string => {
  if (c.do === 'done') return 'No attack left is worth its losses.';
  if (c.do === 'flank') return `${named(d, c.hex)} is empty, and to go in costs nothing.`;
  const aim = d.aim(c.hex as number);
  const x = aim && assaultOn(d, aim);
  if (!x) return `${named(d, c.hex)} is to be attacked.`;
  return `${x.units.length === 1 ? 'One unit' : `${x.units.length} units`} on ${named(d, c.hex)} ${oddsSaid(d, x)}.`;
};
const planning = (d: Assessment, c: Choice): string => {
  const { hex, roster } = top(d.s.g).vars as Battle;
  const aim = d.aim(hex);
  if (c.do === 'support') return 'The paratroops bring a column where it counts most.';
  if (c.do === 'cancel') return 'Nobody is left to make this attack.';
  if (c.do === 'add') return `${unitOf(d, c)} is needed at ${named(d, hex)}.`;
  const x = aim && assaultOn(d, aim, roster);
  return x ? `All who help are in: ${oddsSaid(d, x)}.` : 'All who help are in.';
};
const declaring = (d: Assessment, a: Question, c: Choice): string => {
  const left = windowsLeft(a);
  if (c.do === 'pass')
    return d.s.g.cells[AT.used + FIGHT]
      ? 'The march can wait for what the others do.'
      : `The attacks at hand are not worth it yet; ${left} windows may follow.`;
  if (c.phase === FIGHT) return 'What stands next to us now is worth attacking before it goes on.';
  return c.phase === MOVE ? 'It is time to march.' : 'Armies and replacements are wanted before the others come.';
};
const SAID: { readonly [kind: string]: (d: Assessment, c: Choice, a: Question) => string } = {
  marching,
  attacking,
  planning,
  declaring: (d, c, a) => declaring(d, a, c),
  moving: (d, c) =>
    c.do === 'done'
      ? 'Everybody stands where he is worth most.'
      : `${c.unit === undefined ? 'This stack' : unitOf(d, c)} is worth more elsewhere.`,
  movingRailheads: (d, c) =>
    c.do === 'done' ? 'The railheads lie well.' : `From ${named(d, c.hex)} the railhead feeds the next bound.`,
  layingRailheads: (d, c) => `A railway leads on from ${named(d, c.hex)}.`,
  ordering: () => 'What is ready is fought first; else closing up makes better attacks. Armies form again at the end.',
  violating: (_d, c) =>
    c.do === 'done'
      ? 'No neutral is worth the troops it would take.'
      : `${COUNTRIES[c.country as number]} is worth more in our hands, and enough stands ready.`,
  bombing: (_d, c) =>
    c.count ? 'Every other raid costs them a point; the fronts keep what they need.' : 'The fronts need them all.',
  flying: (d, c) =>
    c.do === 'done' ? 'All markers are placed.' : `Around ${named(d, c.hex)} most factors face each other.`,
  settingUp: (_d, c) => (c.do === 'lay' ? 'A set-up that has been thought through.' : 'Everybody has to be placed.'),
  placing: (d, c) => (c.do === 'at' ? `In ${named(d, c.hex)} it is worth most.` : 'It may be needed elsewhere.'),
  arriving: (d, c) => (c.do === 'pass' ? 'It has no hex to come to.' : `In ${named(d, c.hex)} it is needed most.`),
  reorganising: (d, c) => {
    if (c.do === 'done') return 'Nothing else is to be put together.';
    if (c.do === 'arrive') return `${unitOf(d, c)} is needed most in ${named(d, c.hex)}.`;
    return c.do === 'form'
      ? 'Before the enemy an army is stronger than its corps, and takes less room.'
      : `${unitOf(d, c)} is wanted as corps: they march faster, and find room beside another army.`;
  },
  losing: (d, c) =>
    c.do === 'break'
      ? `${unitOf(d, c)} breaks up, so that no more is lost than must be.`
      : `${unitOf(d, c)} can best be spared.`,
  advancing: (d, c) => {
    const { hex } = top(d.s.g).vars as Battle;
    if (c.do === 'done') return 'The rest stay where they are.';
    return intactFort(d.s.g, hex) >= 0
      ? `The works of ${named(d, hex)} are breached only by who goes in.`
      : `${unitOf(d, c)} takes the ground won at ${named(d, hex)}.`;
  },
  pressing: (d, c) => (c.do === 'done' ? 'To go on would cost more than it brings.' : attacking(d, c)),
  dispersing: (d, c) => `${unitOf(d, c)} is worst placed in ${named(d, c.hex)}, away from its friends.`,
};
export const reasonFor = (g: State, a: Question, c: Choice): string =>
  SAID[a.kind]!(assessmentOf(g, sideNo(a.side), weightsOf(g, a.side)), c, a);
