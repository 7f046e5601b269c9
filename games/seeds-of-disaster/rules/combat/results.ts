/** 13.6.1, 13.7 The battle dice are rolled and the result is applied. */
import { roll } from '../../../../engine/chance.ts';
import { isReported } from '../../../../engine/events.ts';
import { next, type Frame, type Next } from '../../../../engine/flow.ts';
import type { Case, State } from '../../../../engine/state.ts';
import { areaOf, isArmy, onMap, stepsOf } from '../../model/army.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { NUMBERS, type ResultRow } from '../../data/charts.ts';
import type { Plain } from '../../data/tables.ts';
import { setWestwall } from '../../model/ground.ts';
import { addCp, at, byFirstRules, cpOf, experience, other, sideName } from '../../model/tracks.ts';
import { attackerOf, battleProc, defenderOf, hasPoised, involved, winnerOf } from './battle-frame.ts';
import { battleDice, ledgerOf, reckon, strengthOf } from './dice.ts';
import { disrupt } from './force.ts';
import { fortIn, fortOf } from './forts.ts';
import { losing } from './losses.ts';
import { findsRoom, retreatFrom } from './retreat.ts';
import { emit, goto, steps, type Battle } from '../flow.ts';

const sum = (faces: readonly number[]): number => faces.reduce((n, face) => n + face, 0);
/** The row of the Combat Results Table, or nothing for a tie. */
export const rowOf = (g: State, b: Battle): Plain<ResultRow> | undefined =>
  b.row === undefined || b.row < 0 ? undefined : boxOf(g).tables.results[b.row];
const loserOf = (b: Battle): SideNo => other(winnerOf(b)!);
/** 13.7.3, 13.7.5 Steps a side loses; a tie costs both one. */
const lossesOf = (g: State, b: Battle, s: SideNo): number => {
  const row = rowOf(g, b);
  if (!row) return 1;
  return b.winner === s ? row.winner : row.loser;
};

/** 13.7.1-13.7.5 Both totals, the winner and the row of the table. */
const compare = (g: State, f: Frame<Battle>): Next => {
  const b = f.vars;
  const totals = [
    strengthOf(g, b, attackerOf(b)) + sum(b.faces ?? []),
    strengthOf(g, b, defenderOf(b)) + sum(b.replies ?? []),
  ];
  const difference = totals[0]! - totals[1]!;
  const row = boxOf(g).tables.results.findLastIndex(x => x.from <= Math.abs(difference));
  const winner = difference > 0 ? attackerOf(b) : difference < 0 ? defenderOf(b) : -1;
  battleProc.set(g, { ...b, row: difference === 0 ? -1 : row, winner });
  emit(g, {
    is: 'fought',
    case: '13.7.5',
    area: b.area,
    side: attackerOf(b),
    dice: [...(b.faces ?? []), ...(b.replies ?? [])],
    faces: b.faces ?? [],
    replies: b.replies ?? [],
    totals,
    row: difference === 0 ? -1 : row,
    winner,
    ledger: isReported(g) ? ledgerOf(reckon(g, b)) : [],
  });
  return next;
};
/** 6.1 Reports the CPs that the track could take. */
const gainCp = (g: State, s: SideNo, by: number, ruleCase: Case): void => {
  const before = cpOf(g, s);
  addCp(g, s, by);
  const change = cpOf(g, s) - before;
  if (change !== 0) emit(g, { is: 'gained', case: ruleCase, side: s, what: 'cp', points: change });
};
/** 13.7.5, 13.7.6, 16.1.7 CPs won and lost by the result. */
const points = (g: State, f: Frame<Battle>): Next => {
  const b = f.vars;
  const row = rowOf(g, b)!;
  const winner = winnerOf(b)!;
  gainCp(g, winner, row.cp, '13.7.5');
  if (winner === defenderOf(b)) gainCp(g, winner, 1, '13.7.6');
  if (row.breakthrough) {
    experience(g, winner, 'breakthrough');
    emit(g, { is: 'brokeThrough', case: winner === attackerOf(b) ? '16.0' : '16.1.7', side: winner, area: b.area });
    if (winner === defenderOf(b)) gainCp(g, loserOf(b), -NUMBERS.defensiveBreakthrough.value, '16.1.7');
  }
  return next;
};

// 14.3.4 -----------------------------------------------------------------------------------------------------------
/** 14.3.4 Whether the defender's losses exceed the fort's strength and the steps of all units in it. */
const wrecks = (g: State, b: Battle): boolean => {
  const s = defenderOf(b);
  const fort = fortOf(g, b.area, s);
  const inside = involved(g, b, s).reduce((n, u) => n + stepsOf(g, u), 0);
  return fort !== undefined && lossesOf(g, b, s) > fort.strength + inside;
};
const wreck = (g: State, area: number): void => {
  if (fortIn(g, area)?.side === 0) setWestwall(g, area, 0);
  else g.cells[at(g).ruined + area] = 1;
  emit(g, { is: 'wrecked', case: '14.3.4', area });
};

/** 13.7.7 The losses of one side. */
const takeLosses = (g: State, b: Battle, s: SideNo): Next => {
  experience(g, other(s), 'ground losses');
  const because = '13.7.7';
  return losing.call({
    side: s,
    units: involved(g, b, s),
    owed: lossesOf(g, b, s),
    because,
    poised: hasPoised(g, b, s),
  });
};
const suffers = (g: State, b: Battle, s: SideNo): boolean => lossesOf(g, b, s) > 0 && involved(g, b, s).length > 0;
/** 13.7.5, 15.1.1 The result disrupts all armies of the loser. */
const disruptLosers = (g: State, f: Frame<Battle>): Next => {
  const b = f.vars;
  for (const u of involved(g, b, loserOf(b))) if (isArmy(g, u)) disrupt(g, u, '13.7.5');
  return next;
};
/** 13.7.8 The Areas the loser must leave. */
const leaving = (g: State, b: Battle): readonly number[] => {
  const s = loserOf(b);
  const areas = involved(g, b, s)
    .filter(u => onMap(g, u))
    .map(u => areaOf(g, u));
  return [...new Set(areas)];
};
/** 13.7.8 The units that leave an Area. Attackers leave the one they fought from, so a unit that has retreated into it stays. */
const leavers = (g: State, b: Battle, s: SideNo, area: number): readonly number[] => {
  const all = involved(g, b, s);
  if (s === defenderOf(b) || byFirstRules(g)) return all;
  return all.filter(u => b.origins![b.attackers!.indexOf(u)] === area);
};
/** 8.0 The Area that is left next: first one whose units find room, so that they are not in the way of others. */
const nextToLeave = (g: State, b: Battle, s: SideNo, left: readonly number[]): number => {
  const open = byFirstRules(g)
    ? undefined
    : left.find(a =>
        findsRoom(
          g,
          s,
          a,
          leavers(g, b, s, a).filter(u => onMap(g, u)),
        ),
      );
  return open ?? left[0]!;
};
/** 13.7.8, 16.1.1 The loser leaves the next Area. A broken-through defender goes two Areas by the winner's choice. */
const driveBack = (g: State, f: Frame<Battle>): Next => {
  const b = f.vars;
  const s = loserOf(b);
  const broken = rowOf(g, b)!.breakthrough && s === defenderOf(b);
  const left = b.leaving ?? [];
  if (left.length === 0) return goto('17.0');
  const area = nextToLeave(g, b, s, left);
  battleProc.set(g, { ...b, leaving: left.filter(a => a !== area) });
  const chooser = broken ? attackerOf(b) : s;
  return retreatFrom(g, s, chooser, area, leavers(g, b, s, area), broken ? 2 : 1, '13.7.8/next');
};
const hasResult = (g: State, f: Frame<Battle>): boolean => rowOf(g, f.vars) !== undefined;

/** The sides of so many six-sided dice; each list is made once. */
const DICE: (readonly number[])[] = [];
const dice = (count: number): readonly number[] => (DICE[count] ??= Array.from({ length: count }, () => 6));
export const resultSteps = steps('battle', [
  {
    at: '13.6/attacker',
    case: '13.6.1',
    name: 'Battle dice: attacker',
    run: (g, { vars: b }) => roll(sideName(attackerOf(b)), '13.6.1', ...dice(battleDice(g, b)[0])),
    fed: (g, { vars: b }, faces) => {
      battleProc.set(g, { ...b, faces });
      return next;
    },
  },
  {
    at: '13.6/defender',
    case: '13.6.1',
    name: 'Battle dice: defender',
    run: (g, { vars: b }) => roll(sideName(defenderOf(b)), '13.6.1', ...dice(battleDice(g, b)[1])),
    fed: (g, { vars: b }, replies) => {
      battleProc.set(g, { ...b, replies });
      return next;
    },
  },
  { at: '13.7', case: '13.7.5', name: 'Combat Results', run: compare },
  { at: '13.7/points', case: '13.7.6', name: 'Command Points', when: hasResult, run: points },
  {
    at: '14.3.4',
    case: '14.3.4',
    name: 'Fortification',
    when: (g, f) => wrecks(g, f.vars),
    run: (g, { vars: b }) => {
      wreck(g, b.area);
      return next;
    },
  },
  {
    at: '13.7.7/defender',
    case: '13.7.7',
    name: 'Losses of the defender',
    when: (g, { vars: b }) => suffers(g, b, defenderOf(b)),
    run: (g, { vars: b }) => takeLosses(g, b, defenderOf(b)),
  },
  {
    at: '13.7.7/attacker',
    case: '13.7.7',
    name: 'Losses of the attacker',
    when: (g, { vars: b }) => suffers(g, b, attackerOf(b)),
    run: (g, { vars: b }) => takeLosses(g, b, attackerOf(b)),
  },
  {
    at: '13.7.7/disrupt',
    case: '15.1.1',
    name: 'Disruption',
    when: (g, f) => rowOf(g, f.vars)?.disrupts === true,
    run: disruptLosers,
  },
  {
    at: '13.7.8',
    case: '13.7.8',
    name: 'Retreat',
    when: (g, f) => hasResult(g, f) && rowOf(g, f.vars)!.retreat,
    run: (g, { vars: b }) => {
      battleProc.set(g, { ...b, leaving: leaving(g, b) });
      return next;
    },
  },
  {
    at: '13.7.8/next',
    case: '13.7.8',
    name: 'Retreat',
    when: (_g, f) => (f.vars.leaving ?? []).length > 0,
    run: driveBack,
  },
]);
