/** The log in words. What a line names is public, unless the event itself is for one side only. */
import type { Event } from '../../../engine/events.ts';
import { counted } from '../../../engine/words.ts';
import { names, nameOf, POWERS } from '../model/army.ts';
import type { OfBox } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import { GROUPS } from '../data/setups.ts';
import { placed } from '../model/ground.ts';
import { PHASES } from '../model/state.ts';
import type { LoggedEvent } from '../rules/flow.ts';

const who = (e: Event): string => (e.side === 0 ? 'German' : 'Allied');
const one = (e: Event): string => `${who(e) === 'Allied' ? 'An' : 'A'} ${who(e)}`;
/** A line takes its names from the box. */
type Line = (e: Event, of: OfBox) => string;
const hexAt = (of: OfBox, hex: unknown): string => placed(of, hex as number);
const unit = (e: Event, of: OfBox): string => nameOf(of, e.unit as number);
const listed = (units: unknown, of: OfBox): string => names(of, units as readonly number[]);
const country = (e: Event): string => COUNTRIES[e.country as number]!;
const signed = (n: unknown): string => ((n as number) > 0 ? `+${n}` : `−${-(n as number)}`);

/** The faces as rolled. */
const thrown = (e: Event, between = ' + '): string => (e.dice as readonly number[]).join(between);
/** 6.1 Each modifier of the Allied dice with its reason, and the total. */
const modified = (e: Event): string => {
  const reasons = e.because as readonly string[];
  const total = (e.allied as number) + (e.more as number);
  return reasons.length ? ` (${reasons.join(', ')}): ${total}` : `: ${total}`;
};
const superiority = (e: Event): string =>
  e.winner
    ? `${counted(e.markers as number, 'airpower marker')} for the ${e.winner === 1 ? 'Germans' : 'Allies'}`
    : 'nobody has superiority';
/** 3.5 One die as usual, or two and why. */
const howMany = (e: Event): string => {
  const reasons = e.because as readonly string[];
  const { length } = e.dice as readonly number[];
  return `${counted(length, 'die', 'dice')}${reasons.length ? ` (${reasons.join(', ')})` : ', as usual'}`;
};

const LINES: { readonly [E in LoggedEvent]: Line } = {
  setUp: e => `Set up: ${GROUPS[e.group as number]}.`,
  turn: e => `Turn ${e.turn}.`,
  drawn: e => `The marker of ${POWERS[e.power as number]} is drawn.`,
  slipped: e => `The Germans slip in their phase: ${PHASES[e.phase as number]}.`,
  airDice: e => `German air dice ${thrown(e)}: ${e.total}.`,
  air: e => `Allied air dice ${thrown(e)}${modified(e)}, the Germans have ${e.german}: ${superiority(e)}.`,
  terror: e =>
    `${who(e)} terror bombing, dice ${thrown(e, ', ')}, ${e.least} or more hits: ${counted(e.hits as number, 'hit')}.`,
  violated: e => `The Germans violate ${country(e)}.`,
  capitulated: e => `${country(e)} capitulates.`,
  bonus: e => `For ${country(e)} the Germans gain a die of points: ${thrown(e)}.`,
  points: e => `${who(e)} points ${signed(e.change)}: ${e.total}.`,
  breached: (e, of) => `The fortification in ${hexAt(of, e.hex)} is breached.`,
  garrison: (e, of) => `The garrison of ${hexAt(of, e.hex)} is lost.`,
  staticCorps: e => `Static corps, die ${thrown(e)} − ${e.less}: ${e.count} may arrive.`,
  arrived: (e, of) => `${unit(e, of)} arrives in ${hexAt(of, e.hex)}.`,
  formed: (e, of) => `${unit(e, of)} is formed in ${hexAt(of, e.hex)} of ${listed(e.units, of)}.`,
  broken: (e, of) => `${unit(e, of)} breaks down in ${hexAt(of, e.hex)}.`,
  scattered: (e, of) => `${unit(e, of)} is moved out of ${hexAt(of, e.from)} to ${hexAt(of, e.hex)}.`,
  moved: (e, of) =>
    `${e.count === 1 ? `${one(e)} unit` : `${e.count} ${who(e)} units`} from ${hexAt(of, e.from)} to ${hexAt(of, e.hex)}.`,
  movedUnits: (e, of) => `Moved: ${listed(e.units, of)}.`,
  halted: (e, of) => `The march is barred at ${hexAt(of, e.hex)}.`,
  taken: (e, of) => `${who(e)} units take ${hexAt(of, e.hex)}.`,
  railhead: (e, of) => `A railhead goes from ${hexAt(of, e.from)} to ${hexAt(of, e.hex)}.`,
  railheadBack: (e, of) => `The railhead in ${hexAt(of, e.from)} is cut off and goes back to ${hexAt(of, e.hex)}.`,
  declared: (e, of) => `${who(e)} attack on ${hexAt(of, e.hex)} by ${listed(e.units, of)}.`,
  flanked: (e, of) => `Flank attack into ${hexAt(of, e.hex)} by ${listed(e.units, of)}.`,
  look: (e, of) => `In ${hexAt(of, e.hex)}: ${listed(e.units, of) || 'a garrison'}.`,
  flieger: (e, of) =>
    `The 7th Flieger Division jumps into ${hexAt(of, e.hex)}, die ${thrown(e)} − ${e.less}: ${e.landed ? 'it has landed, one column right' : 'it is destroyed'}.`,
  fliegerLost: (e, of) => `${hexAt(of, e.hex)} is not attacked: the 7th Flieger Division is removed.`,
  result: (e, of) =>
    `${hexAt(of, e.hex)} at ${e.odds}, die ${thrown(e)}: ${(e.losses as readonly number[]).join('/')} corps equivalents.`,
  eliminated: (e, of) => `${unit(e, of)} is eliminated.`,
  armyLost: (e, of) => `${unit(e, of)} is lost with all its corps.`,
  replacement: (e, of) =>
    `Replacement of ${unit(e, of)}: ${howMany(e)}, ${thrown(e)}: it ${e.turn ? `comes back on turn ${e.turn}` : 'is gone for good'}.`,
  advanced: (e, of) => `${one(e)} unit advances into ${hexAt(of, e.hex)}.`,
};
/** The map already shows control of a hex without a name. */
const isSilent = (e: Event, of: OfBox): boolean => e.is === 'taken' && !placed(of, e.hex as number).includes(' ');
export const tell = (of: OfBox, e: Event): string =>
  isSilent(e, of) ? '' : (LINES[e.is as LoggedEvent]?.(e, of) ?? '');
