/** Log lines in words. A line may name only what is public, unless its event is for one side. */
import type { Event } from '../../../engine/events.ts';
import { counted } from '../../../engine/words.ts';
import { nameOf } from '../model/army.ts';
import type { OfBox } from '../model/box.ts';
import { placed } from '../model/ground.ts';
import { NEUTRALS } from '../model/state.ts';
import { exitWords } from '../rules/exits.ts';
import type { LoggedEvent } from '../rules/flow.ts';
import { DICE_LINES } from '../tell-dice.ts';

const who = (e: Event): string => (e.side === 0 ? 'German' : 'Allied');
const one = (e: Event): string => `${who(e) === 'Allied' ? 'An' : 'A'} ${who(e)}`;
/** A line reads the box for its names. */
type Line = (e: Event, of: OfBox) => string;
const hexAt = (of: OfBox, hex: unknown): string => placed(of, hex as number);
const unit = (e: Event, of: OfBox): string => nameOf(of, e.unit as number);
const names = (units: unknown, of: OfBox): string => (units as readonly number[]).map(u => nameOf(of, u)).join(', ');
const ARMIES = ['neutrals', 'Allies', 'Germans'];

const LINES: { readonly [E in LoggedEvent]: Line } = {
  ...DICE_LINES,
  setUp: e => `The ${ARMIES[e.group as number]} are set up.`,
  turn: e => `Turn ${e.turn}.`,
  violated: e => `The Germans violate the neutrality of ${NEUTRALS[e.neutral as number]}.`,
  capitulated: e => `${NEUTRALS[e.neutral as number]} capitulates.`,
  entered: () => '', // the log says who moved there
  moved: (e, of) =>
    `${e.count === 1 ? `${one(e)} unit` : `${e.count} ${who(e)} units`} from ${hexAt(of, e.from)} to ${hexAt(of, e.hex)}.`,
  movedUnits: (e, of) => `Moved: ${names(e.units, of)}.`,
  left: (e, of) =>
    `${unit(e, of)} leaves${e.steps ? ` with ${counted(e.steps as number, 'step')}` : ''}: ${exitWords(e.edge as number)}.`,
  displaced: (e, of) => `An Allied unit goes from ${hexAt(of, e.from)} to ${hexAt(of, e.hex)}.`,
  declared: (e, of) => `${who(e)} attack on ${hexAt(of, e.hex)} by ${names(e.units, of)}.`,
  look: (e, of) =>
    e.hex === undefined
      ? `Removed: ${names(e.units, of)}.`
      : `In ${hexAt(of, e.hex)}: ${names(e.units, of) || 'a fort'}.`,
  instead: (e, of) =>
    e.stalled
      ? `A fort in ${hexAt(of, e.hex)} does not retreat: the attack stalls.`
      : `A fort in ${hexAt(of, e.hex)} does not retreat: each side loses a unit.`,
  reduced: (e, of) => `${unit(e, of)} loses a step.`,
  eliminated: (e, of) => `${unit(e, of)} is eliminated.`,
  retreated: (e, of) => `${one(e)} unit retreats to ${hexAt(of, e.hex)}.`,
  advanced: (e, of) => `${one(e)} unit advances into ${hexAt(of, e.hex)}.`,
  dynamo: (e, of) => `Operation Dynamo is declared from ${hexAt(of, e.hex)}.`,
  replaced: (e, of) => `${unit(e, of)} is brought up by a step.`,
  ruhr: (e, of) => `An Allied unit stands next to the Ruhr in ${hexAt(of, e.hex)}: the war is over.`,
  arrived: (e, of) => `The reinforcement arrives at ${hexAt(of, e.hex)}.`,
};
export const tell = (of: OfBox, e: Event): string => LINES[e.is as LoggedEvent]?.(e, of) ?? '';
