/** The choices of the form for a new online game, and the request made from them. */
import { optionsIn } from '../../engine/options.ts';
import type { DataPack } from '../../engine/pack.ts';
import type { Create, Pace } from '../../server/wire.ts';
import { readingsOf, type Chosen, type Value } from '../app/Choice.tsx';
import type { About } from '../worker/worker.ts';

export const PACES: readonly (Value & { readonly pace: Pace })[] = [
  { id: 'none', title: 'No clock', note: 'Everybody takes the time they need.', pace: { is: 'none' } },
  {
    id: 'd1',
    title: 'A day for each answer',
    note: 'Then the other side may claim the game.',
    pace: { is: 'days', days: 1 },
  },
  { id: 'd3', title: 'Three days', pace: { is: 'days', days: 3 } },
  { id: 'd7', title: 'A week', pace: { is: 'days', days: 7 } },
  {
    id: 'l60',
    title: 'Live, one hour each',
    note: 'And 30 seconds more a turn; whose clock runs down loses.',
    pace: { is: 'live', minutes: 60, increment: 30 },
  },
  { id: 'l120', title: 'Live, two hours each', pace: { is: 'live', minutes: 120, increment: 30 } },
];
export const ME = 'me';
export const OPEN = 'open';

/** Who plays each side: the player, whoever gets the link, or a bot of a level. */
export type SeatChoices = { readonly [side: string]: string };
/** The player has one side: taking another leaves the first open. */
export const seatTaken = (seats: SeatChoices, side: string, by: string): SeatChoices =>
  Object.fromEntries(
    Object.entries(seats).map(([s, was]) => {
      if (s === side) return [s, by];
      return [s, by === ME && was === ME ? OPEN : was];
    }),
  );
export const hasOpenSeat = (seats: SeatChoices): boolean => Object.values(seats).includes(OPEN);
export const isForBots = (seats: SeatChoices): boolean => !Object.values(seats).some(s => s === ME || s === OPEN);

export interface NewGameForm {
  readonly scenario: string;
  readonly chosen: Chosen;
  readonly pack: DataPack | undefined;
  readonly seats: SeatChoices;
  readonly pace: string;
  readonly who: string;
  readonly watch: boolean;
  readonly name: string;
}
export const wishesFor = ({ sides, scenarios }: About, name: string): NewGameForm => ({
  scenario: scenarios[0]!.id,
  chosen: {},
  pack: undefined,
  seats: Object.fromEntries(sides.map((s, i) => [s, i === 0 ? ME : OPEN])),
  pace: 'none',
  who: 'link',
  watch: true,
  name,
});
export const createRequest = (about: About, w: NewGameForm): Create => ({
  game: about.id,
  scenario: w.scenario,
  options: readingsOf(w.chosen, optionsIn(about.options, w.scenario)),
  pace: PACES.find(p => p.id === w.pace)!.pace,
  public: hasOpenSeat(w.seats) && w.who === 'public',
  watch: w.watch,
  sides: Object.fromEntries(
    Object.entries(w.seats).map(([side, by]) => [side, by === ME || by === OPEN ? by : { bot: by }]),
  ),
  ...(w.pack ? { pack: { ...w.pack } } : {}),
  ...(w.name.trim() ? { name: w.name.trim() } : {}),
});
