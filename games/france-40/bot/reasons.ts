/** The staff's reasons in a sentence, from the same figures it weighs with. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { oddsLabel } from '../../../kernel/odds.ts';
import { isMech, nameOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf, hexRow, labelOf } from '../model/ground.ts';
import { controls, heightOf, NEUTRALS, placeOf, sideNo, stepsLeft } from '../model/state.ts';
import { procedure, type FranceDecision } from '../rules/flow.ts';
import type { FranceChoice } from '../rules/machine.ts';
import { march } from '../rules/march-reach.ts';
import { chancesAt, stakeOf, worthAt } from './battle.ts';
import { assaultOn } from './combat.ts';
import { assessmentOf, type Assessment } from './assessment.ts';
import { standWorth } from './worth.ts';
import { drawnTo } from './objectives.ts';
import { WEIGHTS } from './weights.ts';

const named = (d: Assessment, hex: number): string => hexRow(d.s.g, hex).city ?? labelOf(d.s.g, hex);
const placingProc = procedure('placing');
const playerTurnProc = procedure('playerTurn');
const battleProc = procedure('battle');
const percent = (p: number): string => `${Math.round(p * 100)}%`;
const unitOf = (d: Assessment, c: { readonly unit: number }): string => nameOf(d.s.g, c.unit);

/** Why the staff wants this hex: the first of its terms that speaks for it. */
const standing = (d: Assessment, unit: number, hex: number): string => {
  const { s, w } = d;
  const goal = drawnTo(s.g, d.goals(unit), hex, w.decay);
  const next = d.fight
    ? around(gridOf(s.g), hex as HexId)
        .map(to => d.aim(to))
        .find(aim => aim && aim.full > 0 && d.mayFight(unit, aim.hex))
    : undefined;
  if (s.supplied[s.side]()[hex] === 0 && !isMech(s.g, unit)) return 'no hex in supply is within reach';
  if (hexRow(s.g, hex).city && !controls(s.g, s.side, hex)) return `${named(d, hex)} falls by it`;
  if (next) return `it can join the attack on ${named(d, next.hex)}, which ${Math.round(next.defence)} factors hold`;
  if (!d.attacks && !d.battle && d.line().on[hex])
    return heightOf(s.g, hex) > (placeOf(s.g, unit) === hex ? 1 : 0)
      ? `the line needs more than one corps there, with ${Math.round(d.line().threat[hex]!)} enemy factors near`
      : 'the line would have a hole without it';
  if (!d.attacks && !d.battle) return 'it stands ready behind the line';
  return goal ? `it is on the way to ${goal}` : 'nothing better is within reach';
};
const marching = (d: Assessment, c: FranceChoice<'marching'>): string => {
  const m = march(d.s.g);
  const unit = m.units[0]!;
  const who = nameOf(d.s.g, unit);
  if (c.do === 'exit') return `${who} leaves the map: that is worth more than it can do here.`;
  if (c.do === 'via') return `${who} goes by way of ${named(d, c.hex)}, which changes hands.`;
  if (c.do === 'stay') return `${who} stays: ${standing(d, unit, placeOf(d.s.g, unit))}.`;
  if (c.do === 'leave') return `${unitOf(d, c)} stays behind, and the others go on.`;
  return `${who} to ${named(d, c.hex)}: ${standing(d, unit, c.hex)}.`;
};
const moving = (d: Assessment, c: FranceChoice<'moving'>): string => {
  if (c.do === 'violate') return `${NEUTRALS[c.neutral]} stands in the way, and three neutrals overturned are a point.`;
  return c.do === 'done'
    ? 'Everybody has had his orders.'
    : `${c.do === 'stack' ? 'This stack' : unitOf(d, c)} is next: those nearest to the enemy go first, the panzers last.`;
};
const attacking = (d: Assessment, c: FranceChoice<'attacking'>): string => {
  if (c.do === 'violate') return moving(d, c);
  if (c.do === 'done') return 'No attack left is worth its risk.';
  const aim = d.aim(c.hex);
  const x = aim && assaultOn(d, aim);
  if (!x) return `${named(d, c.hex)} is to be attacked.`;
  const p = chancesAt(d.s.g, x.column);
  return `${x.units.length === 1 ? 'One unit' : `${x.units.length} units`} at ${oddsLabel(boxOf(d.s.g).ODDS, x.column)} on ${named(d, x.aim.hex)}: ${percent(p.DE + p.DR)} to hit them or throw them back, ${percent(p.AE)} to fail with loss.`;
};
const planning = (d: Assessment, c: FranceChoice<'planning'>): string => {
  const { hex } = battleProc.vars(d.s.g);
  const aim = d.aim(hex);
  if (c.do === 'support') return 'The 4th Armoured Division brings a column.';
  if (c.do === 'cancel') return 'On second thoughts the attack is not worth it.';
  if (c.do === 'add') return `${unitOf(d, c)} is needed for the odds at ${named(d, hex)}.`;
  const x = aim && assaultOn(d, aim);
  return x
    ? `At ${oddsLabel(boxOf(d.s.g).ODDS, x.column)} the attack is worth ${worthAt(d.s, x.aim, x.column, stakeOf(d.s, x.units, d.w)).toFixed(2)} points.`
    : 'All who can help are in.';
};
const REASONS: { readonly [D in FranceDecision]: (d: Assessment, c: FranceChoice<D>) => string } = {
  marching,
  moving,
  attacking,
  planning,
  settingUp: (_d, c) => (c.do === 'lay' ? 'A set-up that has been thought through.' : 'Everybody has to be placed.'),
  placing: (d, c) =>
    c.do === 'at'
      ? `In ${named(d, c.hex)}: ${standing(d, placingProc.vars(d.s.g).unit, c.hex)}.`
      : 'It may be needed elsewhere.',
  declaring: (_d, c) =>
    c.sickle
      ? 'Three corps at the Meuse on the first day are worth the surprise.'
      : 'The weight is better kept together in Germany this time.',
  ordering: (d, c) =>
    playerTurnProc.vars(d.s.g).side !== d.s.side
      ? c.first
        ? 'Made to fight first, they cannot close up before they attack.'
        : 'Let them move first.'
      : c.first
        ? 'The attacks at hand are ready, and what they open can be used at once.'
        : 'Closing up first makes better attacks.',
  dropping: (d, c) =>
    c.do === 'pass'
      ? 'Nothing within reach of the paratroops is worth them.'
      : `The fort at ${named(d, c.hex)} bars the way, and it is weakly held.`,
  displacing: (d, c) => `${named(d, c.hex)} is the way out.`,
  evacuating: (d, c) =>
    c.do === 'pass'
      ? 'The British still have a way overland and are needed.'
      : `The British have no safe way overland: ${named(d, c.hex)} is the port nearest to them.`,
  replacing: (d, c) =>
    c.do === 'done'
      ? 'Nobody in supply needs more.'
      : c.do === 'refit'
        ? 'The panzers need their one refit now.'
        : c.do === 'arrive'
          ? `From ${named(d, c.hex)} it is nearest to the front.`
          : `${unitOf(d, c)} is down to ${stepsLeft(d.s.g, c.unit)} and near the enemy.`,
  choosingLoss: (d, c) => `${unitOf(d, c)} can best be spared.`,
  retreating: (d, c) =>
    `${unitOf(d, c)} back to ${named(d, c.hex)}${standWorth(d, c.unit, c.hex) < -1 ? ', though no line leads there' : ', beside friends and in supply'}.`,
  advancing: (d, c) =>
    c.do === 'done'
      ? 'The rest stay where they are.'
      : `${unitOf(d, c)} takes the ground won at ${named(d, battleProc.vars(d.s.g).hex)}.`,
  clearing: (d, c) => `${unitOf(d, c)} is the one to go.`,
};
export const reasonFor = (g: State, a: Question, c: Choice): string =>
  (REASONS[a.kind as FranceDecision] as (d: Assessment, c: Choice) => string)(
    assessmentOf(g, sideNo(a.side), WEIGHTS),
    c,
  );
