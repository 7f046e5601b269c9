/** Positions of the war for tests, in the words of the counters: the named units and nobody else, at a moment of a player-turn. */
import { expect } from 'vitest';
import type { Refused, Verdict } from '../../../engine/decide.ts';
import type { Event } from '../../../engine/events.ts';
import type { Frame } from '../../../engine/flow.ts';
import { admit, listed, optionsOf, readChoice } from '../../../engine/game.ts';
import { labelled } from '../../../engine/labels.ts';
import { RUN, type Json, type State } from '../../../engine/state.ts';
import { mostSteps, outOfPlay, poisedBox, putUnit, reserve, setSteps, sideOf, stepsOf } from '../model/army.ts';
import { boxOf, type SideNo } from '../model/box.ts';
import { setControl, setWestwall } from '../model/ground.ts';
import { seedsOfDisaster as game } from '../game.ts';
import { battleProc } from '../rules/combat/battle-frame.ts';
import { reckon } from '../rules/combat/dice.ts';
import { AT } from '../model/state.ts';
import { at, sideNo } from '../model/tracks.ts';

export type Who = 'german' | 'allied';
type Pair = readonly [german: number, allied: number];
export interface WarSpec {
  readonly options?: { readonly [option: string]: string };
  /** Units by Area, lowest first, each with its steps after a colon: 'G 4 Army:12'; an army has 10 otherwise, a corps all. */
  readonly at?: { readonly [area: string]: readonly string[] };
  readonly poised?: { readonly [army: string]: readonly string[] };
  readonly reserve?: readonly string[];
  readonly held?: { readonly [area: string]: Who };
  readonly westwall?: { readonly [area: string]: number };
  readonly cp?: Pair;
  readonly ip?: Pair;
  readonly turn?: Who;
  readonly segment?: 'movement' | 'combat';
  readonly week?: number;
  /** The version of the rules the game was begun under; today's otherwise. */
  readonly rules?: number;
}
export interface War {
  readonly g: State;
  readonly told: Event[];
  script: number[];
}

export const unitNo = (name: string): number => {
  const unit = boxOf(game).unitNames.indexOf(name);
  if (unit < 0) throw new Error(`no unit ${name}`);
  return unit;
};
export const areaNo = (name: string): number => {
  const area = boxOf(game).areaNames.indexOf(name);
  if (area < 0) throw new Error(`no Area ${name}`);
  return area;
};
const lay = (g: State, spec: string, place: number): void => {
  const [name, steps] = spec.split(':');
  const unit = unitNo(name!);
  putUnit(g, unit, place);
  setSteps(g, unit, steps === undefined ? Math.min(10, mostSteps(g, unit)) : Number(steps));
};
const layUnits = (g: State, s: WarSpec): void => {
  for (const u of boxOf(g).units) {
    putUnit(g, u, outOfPlay(g));
    setSteps(g, u, 0);
  }
  for (const [area, units] of Object.entries(s.at ?? {}))
    for (const u of units) {
      lay(g, u, areaNo(area));
      setControl(g, areaNo(area), sideOf(g, unitNo(u.split(':')[0]!)));
    }
  for (const [army, units] of Object.entries(s.poised ?? {}))
    for (const u of units) lay(g, u, poisedBox(g, unitNo(army)));
  for (const u of s.reserve ?? []) lay(g, u, reserve(g, sideOf(g, unitNo(u.split(':')[0]!))));
};
const frame = (proc: string, label: string, vars: Frame['vars'] = {}): Frame => ({ proc, at: label, vars });
const goOn = (w: War): void => {
  const { g } = w;
  for (;;) {
    w.told.push(...g.events);
    g.events.length = 0;
    if (g.wait.for !== 'chance') return;
    const { draw } = g.wait;
    const count = 'dice' in draw ? draw.dice.length : draw.take;
    if (w.script.length < count) throw new Error(`${draw.case} wants ${count} dice, ${w.script.length} lie ready`);
    game.machine.feed(g, w.script.splice(0, count));
  }
};
export const war = (s: WarSpec, ...dice: readonly number[]): War => {
  const g = game.begin('1940', optionsOf(game, '1940', s.options ?? {}), s.rules ?? game.version);
  const side = sideNo(s.turn ?? 'german');
  for (const a of boxOf(g).areaIds) setWestwall(g, a, 0);
  layUnits(g, s);
  for (const [area, who] of Object.entries(s.held ?? {})) setControl(g, areaNo(area), sideNo(who));
  for (const [area, steps] of Object.entries(s.westwall ?? {})) setWestwall(g, areaNo(area), steps);
  for (const i of [0, 1] as const) {
    g.cells[AT.cp + i] = s.cp?.[i] ?? 10;
    g.cells[AT.ip + i] = s.ip?.[i] ?? 0;
  }
  g.cells[AT.week] = s.week ?? 1;
  g.cells[AT.strategy] = 2;
  g.cells[AT.violated] = 1;
  g.cells[AT.violated + 1] = 1;
  const turn = frame('playerTurn', s.segment === 'movement' ? '10.0' : '13.0', { side });
  g.stack = [frame('game', '3.0/turn'), frame('week', side === 0 ? '3.1.5/allied' : '6.3/german'), turn]; // where the week goes on
  g.wait = RUN;
  const w: War = { g, told: [], script: [...dice] };
  game.machine.resume(g);
  goOn(w);
  return w;
};

const said = (choice: Json) => readChoice(game, choice);
/** Plays a choice that must be accepted; these dice fall. */
export const does = (w: War, side: Who, choice: Json, ...dice: readonly number[]): War => {
  w.script = [...dice];
  const found = admit(game, w.g, side, said(choice));
  if (!('ask' in found)) throw new Error(`${JSON.stringify(choice)}: ${found.case} ${found.why}`);
  game.machine.giveListed(w.g, found.ask, found.choice);
  goOn(w);
  expect(w.script, `dice left over after ${JSON.stringify(choice)}`).toEqual([]);
  return w;
};
export const refused = (w: War, side: Who, choice: Json): Refused | undefined => {
  const found = admit(game, w.g, side, said(choice));
  return 'ask' in found ? undefined : (found as Refused);
};
/** The case that refuses a choice; nothing if it is accepted. */
export const refusal = (w: War, side: Who, choice: Json): string | undefined => refused(w, side, choice)?.case;
export const refusalWords = (w: War, side: Who, choice: Json): string => refused(w, side, choice)?.why ?? '';
/** What the rules say to a choice of whoever is asked. */
export const verdict = (w: War, choice: Json): Verdict => {
  const { machine } = game;
  const ask = machine.open(w.g)[0]!;
  return machine.decision(ask).judge(w.g, ask, said(choice));
};
export const asked = (w: War): string => {
  const { wait } = w.g;
  return wait.for === 'choice' ? `${wait.ask.side} ${wait.ask.kind}` : wait.for;
};
export const offered = (w: War): readonly Json[] => {
  const { wait } = w.g;
  return wait.for === 'choice' ? listed(game, w.g, wait.ask).map(c => labelled(game.labels, c)) : [];
};
export const offers = (w: War, verb: string): readonly { readonly [f: string]: Json }[] =>
  (offered(w) as readonly { readonly [f: string]: Json }[]).filter(c => c['do'] === verb);
export const areaOfUnit = (w: War, name: string): string =>
  boxOf(w.g).placeNames[w.g.cells[at(w.g).place + unitNo(name)]!]!;
export const steps = (w: War, name: string): number => stepsOf(w.g, unitNo(name));
export const cp = (w: War, s: SideNo): number => w.g.cells[AT.cp + s]!;
export const ip = (w: War, s: SideNo): number => w.g.cells[AT.ip + s]!;
export const holds = (w: War, area: string): Who =>
  w.g.cells[at(w.g).control + areaNo(area)] === 0 ? 'german' : 'allied';
export const disrupted = (w: War, army: string): boolean => w.g.cells[at(w.g).disrupted + unitNo(army)] === 1;
export const eventOf = (w: War, is: string): Event | undefined => w.told.findLast(e => e.is === is);
export const outcomeOf = (w: War): { readonly [k: string]: Json } => game.result(w.g) as { readonly [k: string]: Json };

/** Declares an attack with these units; `dice` are those of a Mobile Forces Battle that follows at once. */
export const attack = (w: War, side: Who, area: string, units: readonly string[], ...dice: readonly number[]): War => {
  does(w, side, { do: 'attack', area });
  for (const unit of units) does(w, side, { do: 'add', unit });
  return does(w, side, { do: 'declare' }, ...dice);
};
const foe = (side: Who): Who => (side === 'german' ? 'allied' : 'german');
/** Declares it as it is and the defender stands: these are the battle dice of both. */
export const fight = (w: War, side: Who, ...dice: readonly number[]): War => {
  does(w, side, { do: 'strike' });
  return does(w, foe(side), { do: 'stand' }, ...dice);
};
/** These steps are lost, one at a time. */
export const loses = (w: War, side: Who, ...units: readonly string[]): War => {
  for (const unit of units) does(w, side, { do: 'lose', unit });
  return w;
};
export const inMovement = (s: WarSpec): War => war({ segment: 'movement', ...s });
export const move = (unit: string, area: string) => ({ do: 'move', unit, area });
/** Strength and dice of both as the battle stands. */
export const now = (w: War) => {
  const { attacker, defender } = reckon(w.g, battleProc.vars(w.g));
  return { attacker: [attacker.strength, attacker.dice], defender: [defender.strength, defender.dice] };
};
/** The dice a case gives or takes. */
export const line = (w: War, role: 'attacker' | 'defender', ruleCase: string): number =>
  reckon(w.g, battleProc.vars(w.g))
    [role].diceLines.filter(l => l.case === ruleCase)
    .reduce((sum, l) => sum + l.value, 0);
