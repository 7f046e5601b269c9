/** 8.3 Combat mechanics. A Combat Encounter and a Counterattack Combat are the same procedure. */
import { roll } from '../../../engine/chance.ts';
import { blockedBy, cells, granted, no, ok, variable, type Decision, type Verdict } from '../../../engine/decide.ts';
import { isReported } from '../../../engine/events.ts';
import { again, done, next, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { ASSET_TYPES, type Result, type ResultRow } from '../data/charts.ts';
import {
  alliedIn,
  at,
  commanderName,
  findAsset,
  flip,
  GERMAN,
  GIRAUD,
  GUNS,
  isPort,
  isStarting,
  off,
  panicOf,
  piecesIn,
  putPiece,
  RECON,
  resultOf,
  resultRow,
  setDamage,
  shownName,
  strengthOf,
  STUKA,
  tracksOf,
} from '../model/state.ts';
import { boxIn, DAMAGE, MAX_DICE, type Rolling } from '../model/box.ts';
import { commanderOf, maySpend, regain, spend, WITH_AUDACITY, WITH_GIRAUD } from './audacity.ts';
import { ask, emit, goto, procedure, steps, type Combat } from './flow.ts';
import { armourFor, assetsOf } from './obstacles.ts';
import { assetFits, assetUsed, diceFor, fightIn, strengthIn, strengthLines, type Fight } from './strength.ts';

const combatProc = procedure('combat');
const fight = (g: State, { division, area, kind }: Combat): Fight => fightIn(g, division, area, kind);

// 8.3.3 Use asset counters -------------------------------------------------------------------------------------
type Use = { readonly do: 'use'; readonly asset: number; readonly back?: number };
type Preparing = Use | { readonly do: 'roll' };

/** 8.3.3e What Recon can bring back. */
const BACK: readonly number[] = [STUKA, GUNS];
/** 8.3.3 One of each type in a combat; Recon may bring a discarded starting asset back. */
const mayUse = (g: State, x: Fight, { asset, back }: Use): Verdict => {
  const name = ASSET_TYPES[asset]!;
  const counters = assetsOf(g, asset);
  if (assetUsed(x, asset))
    return blockedBy(counters, '8.3.3', `${name} is in this combat already, and one of each type is the most`);
  if (findAsset(g, asset, off(g).assets) < 0)
    return blockedBy(counters, '8.3.3', `no ${name} is in the Campaign Assets Box`);
  if (!assetFits(x, asset))
    return blockedBy(
      armourFor(g, x.area),
      '8.3.3',
      `${name} weakens armour only, and none defends ${shownName(g, x.area)}`,
      [x.area],
    );
  if (back === undefined) return ok;
  if (asset !== RECON) return no('8.3.3', `${name} brings nothing back: Recon does`);
  if (!BACK.includes(back)) return no('8.3.3', `${ASSET_TYPES[back]} does not come back: it is no starting asset`);
  return findAsset(g, back, off(g).discarded) >= 0
    ? ok
    : blockedBy(assetsOf(g, back), '8.3.3', `no ${ASSET_TYPES[back]} has been discarded`);
};
const use = (g: State, { asset, back }: Use): Next => {
  putPiece(g, findAsset(g, asset, off(g).assets), off(g).inUse);
  emit(g, { is: 'used', case: '8.3.3', asset });
  if (back !== undefined) {
    putPiece(g, findAsset(g, back, off(g).discarded), off(g).assets);
    emit(g, { is: 'returned', case: '8.3.3', asset: back });
  }
  return again;
};

const ROLL = { do: 'roll' } as const;
const USE = ASSET_TYPES.map((_, asset) => ({ do: 'use', asset }) as const);
const RECON_BACK = BACK.map(back => ({ do: 'use', asset: RECON, back }) as const);
/** Only asset types that are in the Campaign Assets Box. */
const useCandidates = (g: State): readonly Preparing[] => {
  const list: Preparing[] = [ROLL];
  for (const c of USE) if (findAsset(g, c.asset, off(g).assets) >= 0) list.push(c);
  if (list.includes(USE[RECON]!)) list.push(...RECON_BACK);
  return list;
};
const ROLL_BARRED = granted({ bars: 'chance' });

export const preparing: Decision<Preparing> = {
  verbs: ['roll', 'use'],
  candidates: useCandidates,
  judge: (g, _a, c) => {
    const x = fight(g, combatProc.vars(g));
    if (c.do === 'use') return mayUse(g, x, c);
    return strengthIn(x) >= tracksOf(g).strength.bloody ? ok : ROLL_BARRED;
  },
  take: (g, _a, c) => (c.do === 'use' ? use(g, c) : next),
  say: (g, _a, c) => {
    const x = fight(g, combatProc.vars(g));
    const strength = strengthIn(x);
    if (c.do === 'roll')
      return strength >= tracksOf(g).strength.bloody
        ? `Fight it out: a Bloody Firefight at strength ${strength}`
        : `Roll ${diceFor(x)} dice at ${Math.max(1, strength)} or more`;
    return `Use ${ASSET_TYPES[c.asset]}${c.back === undefined ? '' : ` and bring ${ASSET_TYPES[c.back]} back`}`;
  },
};

// 8.3.7 Dice re-rolls ------------------------------------------------------------------------------------------
type Reroll = Extract<Rolling, { do: 'reroll' }>;

/** 8.3.7, 5.4.5 A commander may pay a point once a turn, or Giraud is spent instead. */
const mayReroll = (g: State, division: number, how: number): Verdict => {
  if (how === WITH_GIRAUD)
    return findAsset(g, GIRAUD, off(g).assets) >= 0
      ? ok
      : blockedBy(assetsOf(g, GIRAUD), '8.3.7', 'Giraud is not in the Campaign Assets Box');
  const commander = commanderOf(g, division);
  if (g.cells[at(g).rerolled + commander])
    return blockedBy(
      cells('rerolled', commander),
      '5.4.5',
      `${commanderName(g, commander)} has had his re-roll this turn`,
    );
  return maySpend(g, division);
};
/** The dice without these faces; undefined if one of them is not there. */
const without = (rolled: readonly number[], faces: readonly number[]): readonly number[] | undefined => {
  const left = [...rolled];
  for (const face of faces) {
    const i = left.indexOf(face);
    if (i < 0) return undefined;
    left.splice(i, 1);
  }
  return left;
};
/** Every set of dice that can be picked up, by their faces: which of two threes it is makes no difference. */
export const handfuls = (rolled: readonly number[]): readonly (readonly number[])[] => {
  let all: (readonly number[])[] = [[]];
  for (const face of new Set(rolled.toSorted((a, b) => a - b))) {
    const count = rolled.filter(r => r === face).length;
    all = all.flatMap(picked =>
      Array.from({ length: count + 1 }, (_, k) => [...picked, ...Array<number>(k).fill(face)]),
    );
  }
  return all.filter(picked => picked.length > 0);
};
const ACCEPT = { do: 'accept' } as const;
const REROLL_BARRED = granted({ bars: 'chance' });
const WAYS = [WITH_AUDACITY, WITH_GIRAUD];
/** Cached by the dice on the table and the ways to pay, because the combinations are few. */
const rollingChoices = (g: State, rolled: readonly number[], ways: readonly number[]): readonly Rolling[] => {
  const { ofDice } = boxIn(g).choices;
  let key = ways.length === WAYS.length ? 3 : (ways[0] ?? 0);
  for (const face of rolled) key += 4 * 8 ** (face - 1); // counts each face in base 8: at most MAX_DICE dice lie there
  const known = ofDice.get(key);
  if (known) return known;
  const list = [
    ACCEPT,
    ...handfuls(rolled).flatMap(dice => ways.map(how => ({ do: 'reroll', with: how, dice }) as const)),
  ];
  ofDice.set(key, list);
  return list;
};

const pick = (g: State, { division }: Combat, { with: how, dice }: Reroll): Next => {
  if (how === WITH_GIRAUD) putPiece(g, findAsset(g, GIRAUD, off(g).assets), off(g).out);
  else {
    spend(g, division);
    g.cells[at(g).rerolled + commanderOf(g, division)] = 1;
  }
  emit(g, { is: 'rerolls', case: '8.3.7', with: how, commander: commanderOf(g, division), dice });
  combatProc.put(g, { again: dice });
  return goto('8.3.7/again');
};

export const rolling: Decision<Rolling> = {
  ends: ['accept'],
  candidates: g => {
    const c = combatProc.vars(g);
    return rollingChoices(
      g,
      c.rolled!,
      WAYS.filter(how => mayReroll(g, c.division, how).ok),
    );
  },
  judge: (g, _a, choice) => {
    if (choice.do === 'accept') return ok;
    const c = combatProc.vars(g);
    const may = mayReroll(g, c.division, choice.with);
    if (!may.ok) return may;
    if (!choice.dice.length || !without(c.rolled!, choice.dice))
      return blockedBy(variable('rolled'), '8.3.7', `those dice are not on the table: ${c.rolled!.join(', ')} are`);
    return REROLL_BARRED;
  },
  take: (g, _a, choice) => (choice.do === 'accept' ? goto('8.3.6') : pick(g, combatProc.vars(g), choice)),
  say: (g, _a, choice) => {
    const c = combatProc.vars(g);
    if (choice.do === 'accept') return 'Let the dice lie';
    return `Roll ${choice.dice.join(', ')} again: ${choice.with === WITH_GIRAUD ? 'Giraud' : `a point of ${commanderName(g, commanderOf(g, c.division))}'s`}`;
  },
};

// 8.3.4-8.3.6 The result ---------------------------------------------------------------------------------------
/** 3.2.1 The marker stops at the end of its track. */
const raisePanic = (g: State, by: number, ruleCase: string): void => {
  const rise = Math.min(tracksOf(g).panic.halt - panicOf(g), by);
  if (by === 0) return;
  g.cells[at(g).panic]! += rise;
  emit(g, { is: 'panic', case: ruleCase, rise, panic: panicOf(g) });
};
/** 8.3.8 The weakest defender goes first. */
const weakest = (g: State, defenders: readonly number[]): number =>
  defenders.reduce((a, b) => (strengthOf(g, b) < strengthOf(g, a) ? b : a));
/** The defenders that a result removes. */
export const removedBy = (
  g: State,
  { removes }: Pick<ResultRow, 'removes'>,
  defenders: readonly number[],
): readonly number[] => (removes === 'all' || defenders.length === 0 ? defenders : [weakest(g, defenders)]);
const eliminate = (g: State, pieces: readonly number[], ruleCase: string): void => {
  for (const piece of pieces) {
    putPiece(g, piece, off(g).out);
    emit(g, { is: 'eliminated', case: ruleCase, piece });
  }
};
/** 8.3.3 Assets are discarded after the combat; only starting ones can come back. */
const discardAssets = (g: State): void => {
  for (const piece of piecesIn(g, off(g).inUse))
    putPiece(g, piece, isStarting(g, piece) ? off(g).discarded : off(g).out);
};
const applyResult = (g: State, combat: Combat, result: Result): Next => {
  const { division, area, kind } = combat;
  const row = resultRow(g, result);
  const { defenders } = fight(g, combat);
  const ruleCase = result === 'bloody' ? '8.3.4' : '8.3.6';
  emit(g, { is: 'result', case: ruleCase, result, division, area });
  eliminate(g, removedBy(g, row, defenders), row.removes === 'one' && defenders.length > 1 ? '8.3.8' : ruleCase);
  if (row.damage !== 'none') {
    setDamage(g, division, DAMAGE.indexOf(row.damage));
    if (kind === 'encounter') flip(g, division); // 9.1.6 a counterattacked division is flipped already
    emit(g, { is: 'damaged', case: '4.6', division, damage: DAMAGE.indexOf(row.damage) });
  }
  raisePanic(g, row.panic, ruleCase);
  if (row.audacity) regain(g, division);
  discardAssets(g);
  if (kind === 'encounter' && alliedIn(g, area).length === 0)
    emit(g, { is: 'captured', case: isPort(g, area) ? '10.3.1' : '11.0', area });
  return done(result);
};

const hits = (rolled: readonly number[], strength: number): number =>
  rolled.reduce((n, face) => n + (face >= strength ? 1 : 0), 0);
const recordRoll = (g: State, combat: Combat, rolled: readonly number[], fresh: readonly number[]): void => {
  const x = fight(g, combat);
  const strength = Math.max(1, strengthIn(x));
  combatProc.put(g, { rolled });
  emit(g, {
    is: 'rolled',
    case: '8.3.5',
    division: x.division,
    area: x.area,
    dice: fresh,
    rolled,
    strength,
    hits: hits(rolled, strength),
    ...(isReported(g) && { ledger: strengthLines(x).lines.map(l => ({ name: l.name, case: l.case, to: l.sum })) }),
  });
};
const canReroll = (g: State, { division }: Combat): boolean => WAYS.some(how => mayReroll(g, division, how).ok);

const WHICH_ASSETS = ask(GERMAN, 'preparing', '8.3.3');
const ROLL_AGAIN = ask(GERMAN, 'rolling', '8.3.7');
const TO_RESULT = goto('8.3.6');
/** One throw for each number of dice. */
const THROW = Array.from({ length: MAX_DICE + 1 }, (_, dice) => roll(GERMAN, '8.3.5', ...Array<number>(dice).fill(6)));

export const combat = steps('combat', [
  { at: '8.3.3', case: '8.3.3', name: 'Use assets', run: () => WHICH_ASSETS },
  {
    at: '8.3.4',
    case: '8.3.4',
    name: 'Bloody Firefight',
    when: (g, f) => strengthIn(fight(g, f.vars)) >= tracksOf(g).strength.bloody,
    run: (g, f) => applyResult(g, f.vars, 'bloody'),
  },
  {
    at: '8.3.5',
    case: '8.3.5',
    name: 'Roll dice',
    run: (g, f) => THROW[diceFor(fight(g, f.vars))]!,
    fed: (g, f, out) => {
      recordRoll(g, f.vars, out, out);
      return next;
    },
  },
  { at: '8.3.7', case: '8.3.7', name: 'Re-roll', run: (g, f) => (canReroll(g, f.vars) ? ROLL_AGAIN : TO_RESULT) },
  {
    at: '8.3.7/again',
    case: '8.3.7',
    name: 'Roll again',
    run: (_g, f) => roll(GERMAN, '8.3.7', ...f.vars.again!.map(() => 6)),
    fed: (g, f, out) => {
      recordRoll(g, f.vars, [...without(f.vars.rolled!, f.vars.again!)!, ...out], out);
      return goto('8.3.7');
    },
  },
  {
    at: '8.3.6',
    case: '8.3.6',
    name: 'Result',
    run: (g, f) => applyResult(g, f.vars, resultOf(g, hits(f.vars.rolled!, strengthIn(fight(g, f.vars))))),
  },
]);
