/** The log in words. What a line names is public, unless the event itself is for one side only. */
import type { Event } from '../../engine/events.ts';
import { NEUTRALS, UNIT_NAMES } from './state.ts';
import { labelOf } from './ground.ts';
import { exitWords } from './rules/exits.ts';

const who = (e: Event): string => (e.side === 0 ? 'German' : 'Allied');
const one = (e: Event): string => `${who(e) === 'Allied' ? 'An' : 'A'} ${who(e)}`;
const hex = (e: Event): string => labelOf(e.hex as number);
const unit = (e: Event): string => UNIT_NAMES[e.unit as number]!;
const names = (units: unknown): string => (units as readonly number[]).map(u => UNIT_NAMES[u]).join(', ');
const counted = (n: unknown, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const ARMIES = ['neutrals', 'Allies', 'Germans'];
const RESULTS: { readonly [r: string]: string } = {
  AS: 'attack stalled',
  AE: 'attacker eliminated',
  DR: 'defender retreats',
  BB: 'bloodbath',
  DE: 'defender eliminated',
};

const LINES: { readonly [is: string]: (e: Event) => string } = {
  setUp: e => `The ${ARMIES[e.group as number]} are set up.`,
  turn: e => `Turn ${e.turn}.`,
  violated: e => `The Germans violate the neutrality of ${NEUTRALS[e.neutral as number]}.`,
  capitulated: e => `${NEUTRALS[e.neutral as number]} capitulates.`,
  swiss: e => `The Swiss die shows ${e.face}: ${e.forward ? 'forward defence' : 'the national redoubt'}.`,
  coup: e => `Airborne coup on ${hex(e)}: ${e.face} and ${e.more} more, ${e.succeeds ? 'it succeeds' : 'it fails'}.`,
  haltCheck: e =>
    `Panzer halt check: ${e.face}. ${e.halted === 2 ? 'The panzers stand still' : e.halted === 1 ? 'The panzers move at half speed' : 'No halt'}.`,
  dyle: e => `Dyle-Breda die: ${e.face}.`,
  crisis: e => `Supply crisis die: ${e.face}. ${e.crisis ? 'The crisis is there' : 'Not yet'}.`,
  coupCheck: e =>
    `${e.cities === 1 ? 'A German city is' : `${e.cities} German cities are`} held; the die shows ${e.face}.`,
  rolledMove: e => `${who(e)} movement die ${e.face}: ${counted(e.points, 'point')}.`,
  moved: e =>
    `${e.count === 1 ? `${one(e)} unit` : `${e.count} ${who(e)} units`} from ${labelOf(e.from as number)} to ${hex(e)}.`,
  movedUnits: e => `Moved: ${names(e.units)}.`,
  left: e => `${unit(e)} leaves${e.steps ? ` with ${counted(e.steps, 'step')}` : ''}: ${exitWords(e.edge as number)}.`,
  displaced: e => `An Allied unit goes from ${labelOf(e.from as number)} to ${hex(e)}.`,
  declared: e => `${who(e)} attack on ${hex(e)} by ${names(e.units)}.`,
  look: e => (e.hex === undefined ? `Removed: ${names(e.units)}.` : `In ${hex(e)}: ${names(e.units) || 'a fort'}.`),
  result: e => `${hex(e)} at ${e.odds}${e.die ? `, die ${e.die}` : ', no die needed'}: ${RESULTS[e.result as string]}.`,
  instead: e =>
    e.stalled
      ? `A fort in ${hex(e)} does not retreat: the attack stalls.`
      : `A fort in ${hex(e)} does not retreat: each side loses a unit.`,
  reduced: e => `${unit(e)} loses a step.`,
  eliminated: e => `${unit(e)} is eliminated.`,
  retreated: e => `${one(e)} unit retreats to ${hex(e)}.`,
  advanced: e => `${one(e)} unit advances into ${hex(e)}.`,
  dynamo: e => `Operation Dynamo is declared from ${hex(e)}.`,
  replaced: e => `${unit(e)} is brought up by a step.`,
  ruhr: e => `An Allied unit stands next to the Ruhr in ${hex(e)}: the war is over.`,
  arrived: e => `The reinforcement arrives at ${hex(e)}.`,
};
export const tell = (e: Event): string => LINES[e.is]?.(e) ?? '';
