/** Night March, a toy for one player: a column on a road through villages that may push on by a die roll or rest. Nothing is hidden. */
import { roll } from '../../engine/chance.ts';
import { granted, no, ok, type Choice, type Decision } from '../../engine/decide.ts';
import { emit, type Event } from '../../engine/events.ts';
import { again, ask, call, done, next, over, type Procs } from '../../engine/flow.ts';
import type { Game } from '../../engine/game.ts';
import { machine } from '../../engine/machine.ts';
import { openTable } from '../../engine/rules.ts';
import { blank, column, EMPTY_BOX, layout, track, type Json, type State } from '../../engine/state.ts';

export const VILLAGES = ['Start', 'Mill', 'Chapel', 'Bridge', 'Inn', 'Quarry', 'Town'] as const;
const COMPANIES = ['first', 'second', 'third'] as const;
const PLACES = [...VILLAGES, 'lost'];
const LOST = VILLAGES.length;
const TOWN = VILLAGES.length - 1;
const L = layout({ place: column(COMPANIES, PLACES), tired: column(COMPANIES, ['no', 'yes']), hour: track() });
const at = (g: State, company: number): number => g.cells[L.at.place + company]!;
const tired = (g: State, company: number): boolean => g.cells[L.at.tired + company] === 1;
const LAST_HOUR = 12;
const ALL: readonly number[] = [...COMPANIES.keys()];

const WAIT: Choice = { do: 'wait' };
const marching: Decision = {
  candidates: () => [
    ...ALL.flatMap(company => [
      { do: 'push', company },
      { do: 'rest', company },
    ]),
    WAIT,
  ],
  judge: (g, _a, c) => {
    if (c.do === 'wait') return ok;
    const company = c.company as number;
    if (at(g, company) >= TOWN) return no('2.1', `the ${COMPANIES[company]} company is not on the road`);
    if (c.do === 'rest') return tired(g, company) ? ok : no('2.2', `the ${COMPANIES[company]} company is not tired`);
    return tired(g, company)
      ? no('2.1', `the ${COMPANIES[company]} company is tired`, [at(g, company)])
      : granted({ bars: 'chance' });
  },
  take: (g, _a, c) => {
    if (c.do === 'wait') return next;
    const company = c.company as number;
    if (c.do === 'push') return call('push', { company }, '2.0/march');
    g.cells[L.at.tired + company] = 0;
    emit(g, { is: 'rested', case: '2.2', company });
    return again;
  },
  say: (_g, _a, c) =>
    c.do === 'wait'
      ? 'Wait for the next hour'
      : `${c.do === 'push' ? 'Push on' : 'Rest'} with the ${COMPANIES[c.company as number]} company`,
};
const points = (g: State): number => ALL.reduce((sum, c) => sum + (at(g, c) === LOST ? 0 : at(g, c)), 0);
const ended = (g: State): Json => ({ points: points(g), name: points(g) > 2 * TOWN ? 'in time' : 'too late' });
const DIE = 6;
const procs: Procs = {
  game: [
    {
      at: '2.0/hour',
      case: '2.0',
      name: 'Hour',
      run: g => {
        g.cells[L.at.hour]!++;
        return next;
      },
    },
    { at: '2.0/march', case: '2.0', name: 'March', run: () => ask('marcher', 'marching', '2.0') },
    {
      at: '3.0',
      case: '3.0',
      name: 'Dawn',
      run: g =>
        g.cells[L.at.hour]! < LAST_HOUR && ALL.some(c => at(g, c) < TOWN)
          ? { to: 'goto', at: '2.0/hour' }
          : over(ended(g)),
    },
  ],
  push: [
    {
      at: '2.1',
      case: '2.1',
      name: 'Push on',
      run: () => roll('marcher', '2.1', DIE),
      fed: (g, f, [die]) => {
        const company = f.vars.company as number;
        const to = die === 1 ? LOST : Math.min(TOWN, at(g, company) + 1);
        g.cells[L.at.place + company] = to;
        g.cells[L.at.tired + company] = die! < 4 && to < TOWN ? 1 : 0;
        emit(g, { is: 'pushed', case: '2.1', company, place: to, die: die! });
        return done();
      },
    },
  ],
};
const WORDS: { readonly [event: string]: (e: Event) => string } = {
  pushed: e => `The ${COMPANIES[e.company as number]} company: ${PLACES[e.place as number]} (die ${String(e.die)}).`,
  rested: e => `The ${COMPANIES[e.company as number]} company rests.`,
};
const CASES = { '2.0': 'Hours', 2.1: 'Pushing on', 2.2: 'Rest', '3.0': 'Dawn' };

export const nightMarch: Game = {
  box: EMPTY_BOX,
  id: 'night-march',
  title: 'Night March',
  version: 1,
  sides: ['marcher'],
  scenarios: [{ id: 'road', title: 'The road' }],
  options: [],
  cases: Object.fromEntries(Object.entries(CASES).map(([c, title]) => [c, { title, words: title }])),
  endCase: '3.0',
  layout: L,
  labels: { company: COMPANIES, place: PLACES },
  verbs: { push: ['company'], rest: ['company'], wait: [] },
  machine: machine({ procs, decisions: { marching }, watches: [], pool: () => [], ...openTable }),
  first: 'game',
  begin: () => blank(L.size),
  turn: g => g.cells[L.at.hour]!,
  tell: e => WORDS[e.is]?.(e) ?? '',
  result: g => (g.wait.for === 'over' ? g.wait.result : null),
  score: points,
  faults: () => [],
};
export const situation = (
  g: State,
): readonly { readonly company: string; readonly place: string; readonly tired: boolean }[] =>
  ALL.map(c => ({ company: COMPANIES[c]!, place: PLACES[at(g, c)]!, tired: tired(g, c) }));
