/** 14.3 Who attacks what: the draft of the next battle. */
import {
  leaves,
  no,
  ok,
  type Decision,
  type Verdict,
  variable,
  blockedBy,
  stackAt,
} from '../../../../engine/decide.ts';
import { next, againSameStep } from '../../../../engine/flow.ts';
import type { Rnd } from '../../../../engine/random.ts';
import type { State } from '../../../../engine/state.ts';
import { counted } from '../../../../engine/words.ts';
import { BRITISH, campOf, FRENCH, nameOf, nationOf, SOVIET_CAMP } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { TABLES, type TableId } from '../../data/rows.ts';
import { placed } from '../../model/ground.ts';
import { happened, isFrance, placeOf, unitsIn } from '../../model/state.ts';
import { battleProc, freshBattle } from './battle-vars.ts';
import { combatProc, type Combat } from './combat.ts';
import { mayAttack, neighboursOf } from './eligible-attackers.ts';
import { markIn } from './markers.ts';
import { hasTable, mayUse, tablesFor } from './odds.ts';
import { forceOf, markOf, mostCovered, owedNow, owedWith, type Obligations } from './obligations.ts';
import { once } from '../position/obstacles.ts';
import { stepFirst } from '../flow.ts';

type Fighting =
  | { readonly do: 'attack'; readonly hex: number }
  | { readonly do: 'add'; readonly unit: number }
  | { readonly do: 'leave'; readonly unit: number }
  | { readonly do: 'fight'; readonly crt: number }
  | { readonly do: 'cancel' }
  | { readonly do: 'done' };
/** 14.3.2, 14.3.3, 14.6.8 May it join this battle? */
const mayJoin = (g: State, d: Combat, unit: number): Verdict => {
  if (d.hexes.length === 0) return blockedBy(stepFirst('14.2'), '14.3', 'choose a hex to attack first');
  if (boxOf(g).SIDE[unit] !== d.side) return no('14.3', `${nameOf(g, unit)} is not yours`);
  if (d.attackers.includes(unit))
    return blockedBy(variable('attackers'), '14.3.4', `${nameOf(g, unit)} is in this battle already`);
  return d.hexes.map(hex => mayAttack(g, unit, hex, markOf(g, hex))).find(v => !v.ok) ?? joinsWith(g, d, unit);
};
/** 20.2.1, 14.6.8 May it attack together with the units already in this battle? */
export const joinsWith = (g: State, d: Pick<Combat, 'attackers'>, unit: number): Verdict => {
  if (d.attackers.some(u => areApart(g, u, unit)))
    return blockedBy(
      once('evacuation'),
      '20.2.1',
      `since British Control ${nameOf(g, unit)} does not attack together with another nation`,
    );
  return d.attackers.some(u => (campOf(g, u) === SOVIET_CAMP) !== (campOf(g, unit) === SOVIET_CAMP))
    ? blockedBy(variable('attackers'), '14.6.8', 'Germans and Soviets never attack together')
    : ok;
};
/** 20.2.1 After British Control, French and British units do not attack together. */
const areApart = (g: State, a: number, b: number): boolean => {
  const nations = [nationOf(g, a), nationOf(g, b)];
  return isFrance(g) && happened(g, 'evacuation') && nations.includes(FRENCH) && nations.includes(BRITISH);
};
/** 14.3.1 Only marked hexes are attacked, and markers are laid before the battles. */
const notOwed = (g: State, hex: number): Verdict =>
  blockedBy(
    stepFirst('14.2'),
    '14.3.1',
    markIn(g, hex)
      ? `no unit of yours that is left can attack ${placed(g, hex)}`
      : `${placed(g, hex)} bears no marker that calls for an attack`,
    [hex],
  );
const mayAim = (g: State, d: Combat, hex: number, owed = owedNow(g, d.side)): Verdict => {
  if (d.hexes.includes(hex))
    return blockedBy(variable('hexes'), '14.3.4', `${placed(g, hex)} is in this battle already`, [hex]);
  if (!owed.includes(hex)) return notOwed(g, hex);
  return d.attackers.map(u => mayAttack(g, u, hex, markOf(g, hex))).find(v => !v.ok) ?? ok;
};
/** 14.3.1 Refuses a battle that leaves a marked hex without attackers, if another choice of attackers would cover more marked hexes. */
const orphans = (g: State, d: Combat, owed: Obligations): Verdict => {
  const rest = owed.hexes.filter(hex => !d.hexes.includes(hex));
  const used = d.attackers.map(u => placeOf(g, u));
  if (rest.length === 0) return ok;
  const after = d.hexes.length + mostCovered(g, d.side, rest, owed, used);
  if (after >= owed.hexes.length || after >= mostCovered(g, d.side, owed.hexes, owed, [])) return ok;
  const left = rest.find(hex => mostCovered(g, d.side, [hex], owed, used) === 0) ?? rest[0]!;
  return blockedBy(variable('attackers'), '14.3.1', `nobody would be left to attack ${placed(g, left)}`, [left]);
};
const mayFight = (g: State, d: Combat, table: TableId): Verdict => {
  if (d.hexes.length === 0) return blockedBy(stepFirst('14.2'), '14.3', 'choose a hex to attack first');
  if (d.attackers.length === 0) return blockedBy(stepFirst('14.2'), '14.3', 'choose the attackers first');
  const use = mayUse(g, forceOf(g, d.side, d.attackers, d.hexes), table);
  return use.ok ? orphans(g, d, owedWith(g, d.side)) : use;
};
/** The tables this battle can be fought on. The check for uncovered hexes does not depend on the table, so it is made once. */
const tablesOf = (g: State, d: Combat, owed: Obligations): readonly TableId[] => {
  const tables = tablesFor(g, forceOf(g, d.side, d.attackers, d.hexes));
  return tables.length && orphans(g, d, owed).ok ? tables : [];
};
const canFight = (g: State, d: Combat, owed: Obligations): boolean =>
  hasTable(g, forceOf(g, d.side, d.attackers, d.hexes)) && orphans(g, d, owed).ok;
const judgeFighting = (g: State, d: Combat, c: Fighting): Verdict => {
  switch (c.do) {
    case 'attack':
      return mayAim(g, d, c.hex);
    case 'add':
      return mayJoin(g, d, c.unit);
    case 'leave':
      return d.attackers.includes(c.unit)
        ? ok
        : blockedBy(stepFirst('14.2'), '14.3', `${nameOf(g, c.unit)} is not in this battle`);
    case 'fight':
      return mayFight(g, d, TABLES[c.crt]!);
    case 'cancel':
      return d.hexes.length ? ok : blockedBy(stepFirst('14.2'), '14.3', 'no battle is being prepared');
    case 'done': {
      const [left] = owedNow(g, d.side);
      return left === undefined
        ? ok
        : blockedBy(stackAt(left), '14.3.1', `${placed(g, left)} is marked and must be attacked`, [left]);
    }
  }
};
const candidatesOf = (g: State, d: Combat): readonly Fighting[] => {
  const owed = owedNow(g, d.side);
  const near = new Set(d.hexes.flatMap(hex => neighboursOf(g, d.side, hex)));
  return [
    { do: 'done' },
    ...TABLES.keys()
      .toArray()
      .map((crt): Fighting => ({ do: 'fight', crt })),
    ...owed.map((hex): Fighting => ({ do: 'attack', hex })),
    ...[...near].map((unit): Fighting => ({ do: 'add', unit })),
    ...d.attackers.map((unit): Fighting => ({ do: 'leave', unit })),
    { do: 'cancel' },
  ];
};
/** Units next to every hex of this battle that may still join it. */
const ableToJoin = (g: State, d: Combat, { able }: Obligations): readonly number[] => {
  const [first, ...others] = d.hexes.map(hex => able.get(hex) ?? []);
  return first!.filter(
    u => !d.attackers.includes(u) && others.every(list => list.includes(u)) && joinsWith(g, d, u).ok,
  );
};
/** For random play: a marked hex, one attacker, perhaps more, and another hex if these attackers are needed there too. */
const sampleFight = (g: State, d: Combat, rnd: Rnd): Fighting => {
  const owed = owedWith(g, d.side);
  const pick = <T>(list: readonly T[]): T => list[rnd(list.length)]!;
  if (owed.hexes.length === 0) return { do: 'done' };
  if (d.hexes.length === 0) return { do: 'attack', hex: pick(owed.hexes) };
  const able = ableToJoin(g, d, owed);
  if (d.attackers.length === 0) return able.length ? { do: 'add', unit: pick(able) } : { do: 'cancel' };
  const tables = tablesOf(g, d, owed);
  const last = d.attackers.at(-1)!;
  const more = able.filter(u => u > last && canFight(g, { ...d, attackers: [...d.attackers, u] }, owed));
  if (tables.length && (more.length === 0 || rnd(3) === 0)) return { do: 'fight', crt: TABLES.indexOf(pick(tables)) };
  if (more.length) return { do: 'add', unit: pick(more) };
  const hexes = owed.hexes.filter(hex => mayAim(g, d, hex, owed.hexes).ok);
  return hexes.length ? { do: 'attack', hex: pick(hexes) } : { do: 'cancel' };
};
export const fighting: Decision<Fighting> = {
  verbs: ['attack', 'add', 'leave', 'fight', 'cancel', 'done'],
  candidates: g => candidatesOf(g, combatProc.vars(g)),
  judge: (g, _a, c) => judgeFighting(g, combatProc.vars(g), c),
  sample: (g, _a, rnd) => sampleFight(g, combatProc.vars(g), rnd),
  take: (g, _a, c) => {
    const d = combatProc.vars(g);
    switch (c.do) {
      case 'done':
        return next;
      case 'attack':
        combatProc.set(g, { ...d, hexes: [...d.hexes, c.hex] });
        return againSameStep;
      case 'add':
        combatProc.set(g, { ...d, attackers: [...d.attackers, c.unit] });
        return againSameStep;
      case 'leave':
        combatProc.set(g, { ...d, attackers: d.attackers.filter(u => u !== c.unit) });
        return againSameStep;
      case 'cancel':
        combatProc.set(g, { ...d, hexes: [], attackers: [] });
        return againSameStep;
      case 'fight': {
        const f = forceOf(g, d.side, d.attackers, d.hexes);
        const defenders = d.hexes.flatMap(hex => unitsIn(g, hex));
        combatProc.set(g, { ...d, hexes: [], attackers: [] });
        return battleProc.call(freshBattle({ ...f, defenders, table: TABLES[c.crt]!, phasing: d.side }), '14.2');
      }
    }
  },
  ends: ['done'],
  caution: (g, _a, c): ReturnType<typeof leaves> =>
    c.do === 'done'
      ? leaves(
          owedNow(g, combatProc.vars(g).side).length,
          0,
          `${counted(owedNow(g, combatProc.vars(g).side).length, 'marked hex', 'marked hexes')} not attacked`,
        )
      : undefined,
  say: (g, _a, c) => {
    switch (c.do) {
      case 'attack':
        return `Attack ${placed(g, c.hex)}`;
      case 'add':
        return `Add ${nameOf(g, c.unit)}`;
      case 'leave':
        return `Leave out ${nameOf(g, c.unit)}`;
      case 'fight':
        return `Fight on the ${TABLES[c.crt]} table`;
      case 'cancel':
        return 'Choose anew';
      case 'done':
        return 'End the Combat Phase';
    }
  },
};
