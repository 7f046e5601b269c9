/** The log in words. What a line names is public, unless the event itself is for one side only. */
import { counted } from '../../../engine/words.ts';
import type { Event } from '../../../engine/events.ts';
import { nameOf, names } from '../model/army.ts';
import { boxOf, type OfBox } from '../model/box.ts';
import { ABILITIES, INSTRUCTIONS, RESULTS, TABLES } from '../data/rows.ts';
import { eventOf, pieceName, planOf } from '../model/deck.ts';
import { placed } from '../model/ground.ts';
import { ALT_EVENTS, DROPS, NEUTRALS } from '../model/state.ts';
import type { LoggedEvent } from '../rules/flow.ts';

const who = (e: Event): string => (e.side === 0 ? 'German' : 'Allied');
type Line = (e: Event, of: OfBox) => string;
const hexAt = (of: OfBox, hex: unknown): string =>
  (hex as number) < boxOf(of).SIZE ? placed(of, hex as number) : boxOf(of).PLACES[hex as number]!;
const unit = (e: Event, of: OfBox): string => nameOf(of, e.unit as number);
const hexes = (e: Event, of: OfBox): string => (e.hexes as readonly number[]).map(h => hexAt(of, h)).join(', ');
const signed = (n: unknown): string => ((n as number) >= 0 ? `+${n}` : `−${-(n as number)}`);
const SUPPLY = ['is in supply', 'is in Low Supply', 'is in No Supply'];
const LANDING = ['', 'Easy Landing', 'Normal Landing', 'Hard Landing', 'KIA Landing', 'Bloodbath'];
const EVACUATION = ['', 'Confusion', 'Delay', 'Hard Evacuation', 'Evacuation', 'Easy Evacuation'];

/** 5.0 What everybody sees of a marker: not its back. */
const front = (e: Event): string => (e.in1939 ? ' (front: 1939 and 1940)' : ' (front: 1940 only)');

const LINES: { readonly [E in LoggedEvent]?: Line } = {
  turn: e => `Turn ${e.turn}.`,
  playerTurn: e => `The ${who(e)} Player Turn begins.`,
  plan: (e, of) => `Your Secret Plan is ${planOf(of, e.plan as number).name}.`,
  act: e => `By plan: ${INSTRUCTIONS[e.act as number]}.`,
  dismissed: e => `The ${who(e)} Main Leader is dismissed.`,
  replaced: e => `The ${who(e)} Replacement Leader is in command.`,
  penalty: e =>
    `The ${who(e)} player rolls ${(e.dice as readonly number[]).join(' and ')} and may lay ${counted(e.count as number, 'No Actions marker')}.`,
  planMarker: e => `The ${who(e)} player lays ${e.count ? 'a' : 'no'} plan marker.`,
  stance: e => `The stance marker moves to box ${(e.stance as number) + 1}.`,
  stanceTurned: () => 'The stance marker is turned instead of moving.',
  points: e => `Event points ${signed(e.change)}, now ${String(e.total).replace('-', '−')}.`,
  renewed: () => 'The discards are shuffled into the draw pile.',
  drawnCard: (e, of) => `You draw ${pieceName(of, e.card as number)}.`,
  drewMarkers: e => `The ${who(e)} player draws ${counted(e.count as number, 'marker')}.`,
  drawnMarkers: (e, of) => `Drawn: ${(e.pieces as readonly number[]).map(p => pieceName(of, p)).join(', ')}.`,
  discarded: (e, of) => `The ${who(e)} player discards ${pieceName(of, e.card as number)}.`,
  purged: () => 'Hitler’s hand is discarded.',
  event: (e, of) =>
    `The ${who(e)} player plays ${eventOf(of, e.card as number, e.side as 0 | 1).name} (${pieceName(of, e.card as number)}).`,
  paid: e =>
    `The ${who(e)} player pays with a ${e.ability === undefined ? '' : `${ABILITIES[e.ability as number]} `}marker${front(e)}.`,
  markerOut: e => `A marker${front(e)} of the ${who(e)} player goes to the Battle Experience box.`,
  tookBack: (e, of) => `The ${who(e)} player takes ${pieceName(of, e.card as number)} from the discards.`,
  look: (e, of) => `You see ${(e.pieces as readonly number[]).map(p => pieceName(of, p)).join(', ') || 'nothing'}.`,
  cancelled: e => `It is cancelled by the ${who(e)} player.`,
  tableDice: e => `Rolled ${(e.dice as readonly number[]).join(' and ')} on the event table.`,
  tableRolled: e => `Row ${e.row} of the event table applies.`,
  altEvent: e => `Rolled ${e.die as number}: Alternate Event ${ALT_EVENTS[e.alt as number]}.`,
  weather: () => 'Bad weather this turn.',
  gameEnd: e => `The ${who(e)} player lets the game end after this turn.`,
  givenUp: (e, of) => `${hexAt(of, e.hex)} is given up.`,
  haltLaid: (e, of) => `A Halt! Hitler marker lies in ${hexAt(of, e.hex)}.`,
  halt: (e, of) => `${unit(e, of)} is halted in ${hexAt(of, e.hex)}.`,
  urged: (e, of) => `The stack in ${hexAt(of, e.hex)} goes farther.`,
  improved: (e, of) => `${unit(e, of)} is improved.`,
  rebuilt: (e, of) => `${unit(e, of)} is rebuilt.`,
  reinforced: (e, of) => `${unit(e, of)} arrives in the Reserve.`,
  withdrawn: (e, of) => `${unit(e, of)} goes to the Reserve.`,
  removed: (e, of) => `${unit(e, of)} leaves the game.`,
  evacuated: (e, of) => `${unit(e, of)} leaves the map.`,
  evacuation: (e, of) => `${unit(e, of)}: ${EVACUATION[e.row as number]}.`,
  turned: (e, of) => `${pieceName(of, e.card as number)} is turned up.`,
  dropped: (e, of) => `${DROPS[e.drop as number]} over ${hexAt(of, e.hex)}.`,
  dropBack: e => `${DROPS[e.drop as number]} is back in the Reserve.`,
  landed: (e, of) => `${unit(e, of)} lands in ${hexAt(of, e.hex)}.`,
  landing: e => `${DROPS[e.drop as number]}: ${LANDING[e.row as number]}.`,
  war: e => `${NEUTRALS[e.neutral as number]} is at war.`,
  swissFront: () => 'The Swiss Front is manned.',
  supply: (e, of) => `${unit(e, of)} ${SUPPLY[e.supply as number]}.`,
  moved: (e, of) => `${unit(e, of)} from ${hexAt(of, e.from)} to ${hexAt(of, e.hex)}.`,
  taken: (e, of) => (hexAt(of, e.hex).includes(' ') ? `${who(e)} units take ${hexAt(of, e.hex)}.` : ''),
  lapsed: (e, of) => `${hexAt(of, e.hex)} is Allied again.`,
  declared: (e, of) => `${who(e)} ${e.kind === 'target' ? 'Target on' : 'Counterblow in'} ${hexAt(of, e.hex)}.`,
  battle: (e, of) => `${names(of, e.units as readonly number[])} attack ${hexes(e, of)}.`,
  committed: e => `The ${who(e)} player commits ${ABILITIES[e.ability as number]}.`,
  counterattack: e => `The ${who(e)} side counterattacks.`,
  result: (e, of) =>
    `${hexes(e, of)}, ${TABLES[e.crt as number]}, ${e.odds}${e.die ? `, die ${e.die}` : ''}: ${RESULTS[e.came as number]}.`,
  converted: e => `It becomes ${RESULTS[e.came as number]}.`,
  reduced: (e, of) => `${unit(e, of)} loses a step.`,
  eliminated: (e, of) => `${unit(e, of)} is eliminated.`,
  surrendered: (e, of) => `${unit(e, of)} surrenders.`,
  retreated: (e, of) => `${unit(e, of)} falls back to ${hexAt(of, e.hex)}.`,
  ground: (e, of) => `The terrain of ${hexAt(of, e.hex)} counts.`,
  tired: (e, of) => `No Actions in ${hexAt(of, e.hex)}.`,
  advanced: (e, of) => `${unit(e, of)} advances into ${hexAt(of, e.hex)}.`,
  blitzkrieg: (e, of) => `A Blitzkrieg! marker lies in ${hexAt(of, e.hex)}.`,
  deployed: (e, of) => `${unit(e, of)} is deployed in ${hexAt(of, e.hex)}.`,
};
export const tell = (of: OfBox, e: Event): string => LINES[e.is as LoggedEvent]?.(e, of) ?? '';
