/** 12.3-12.7 Carries out a result: losses, disruption, advance, momentum; 10.5 before the die, armies out of supply break up. */
import { roll } from '../../../engine/chance.ts';
import { blockedBy, no, ok, variable, type Decision, type Verdict, untilOver } from '../../../engine/decide.ts';
import { again, next, put, type Frame, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { show } from '../../../field/fog.ts';
import { breaks, isGermanMech, isStaticUnit, nameOf, nationOf } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { isCity, placed } from '../model/ground.ts';
import {
  at,
  beside,
  garrisonIn,
  isActive,
  lastTurn,
  LOST,
  placeOf,
  putUnit,
  REMOVED,
  sideName,
  sideOf,
  sideOfNation,
  stackIn,
  turnBox,
  turnOf,
  unitsInPlay,
} from '../model/state.ts';
import { mayFight } from './areas.ts';
import { attackingSide, battleProc, powerIn, standingAttackers } from './battle.ts';
import { enterHex } from './control.ts';
import {
  ask,
  declared,
  emit,
  fought,
  steps,
  type Battle,
  type DeclaredBattle,
  type FoughtBattle,
  type WarStep,
} from './flow.ts';
import { eliminate, isFitLoss, payable } from './losses.ts';
import { restingOn } from './obstacles.ts';
import { disperseIn, mayJoin } from './stacking.ts';
import { judgeStrike, sayStrike, strikesBy, type Strike } from './strikes.ts';
import { breakDown, brokenBy } from './structure.ts';
import { inSupply, inSupplyToAttack } from './supply.ts';

/** The enemy units in the hex; none once attackers are in it. */
const defenders = (g: State, b: Battle): readonly number[] =>
  stackIn(g, b.hex).filter(u => sideOf(g, u) !== attackingSide(g));
/** 11.5, 12.3 Whether the garrison is still there; it is lost last. */
const hasGarrison = (g: State, b: Battle): boolean => {
  const owner = garrisonIn(g, b.hex);
  return owner >= 0 && !b.fallen && sideOfNation(g, owner) !== attackingSide(g);
};

// Breaking up in the middle of a battle: components take the place of their army --------------------------------------
const breakAttackers = (g: State, armies: readonly number[], ruleCase: string): void => {
  const b = declared(battleProc.vars(g));
  const hexOf = new Map(b.attackers.map((u, i) => [u, b.from[i]!]));
  const list = b.attackers.flatMap(u => {
    if (!armies.includes(u)) return [{ unit: u, hex: hexOf.get(u)! }];
    const parts = breakDown(g, u, ruleCase);
    show(boxOf(g).STACKS, g, parts);
    return parts.map(unit => ({ unit, hex: hexOf.get(u)! }));
  });
  battleProc.put(g, { attackers: list.map(x => x.unit), from: list.map(x => x.hex) });
};
const breakDefenders = (g: State, armies: readonly number[], ruleCase: string): void => {
  for (const army of armies) show(boxOf(g).STACKS, g, breakDown(g, army, ruleCase));
};
const attackHexes = (b: DeclaredBattle): readonly number[] => [...new Set(b.from)];
/** 10.5 Armies found out of supply break up before the die, and the enemy disperses the surplus. */
export const brokenSteps = steps('battle', [
  {
    at: '10.5/attackers',
    case: '10.5',
    name: 'Attackers out of supply',
    run: (g, f) => {
      const b = declared(f.vars);
      const armies = brokenBy(g, b.attackers, u => !inSupplyToAttack(g, u, b.hex));
      if (armies.length === 0) return next;
      breakAttackers(g, armies, '10.5');
      return disperseIn(attackHexes(b));
    },
  },
  {
    at: '10.5/defenders',
    case: '10.5',
    name: 'Defenders out of supply',
    run: (g, { vars: { hex } }) => {
      const armies = brokenBy(g, stackIn(g, hex), u => !inSupply(g, u));
      if (armies.length === 0) return next;
      breakDefenders(g, armies, '10.5');
      return disperseIn([hex]);
    },
  },
]);

// 12.3 Losses --------------------------------------------------------------------------------------------------------
const isDefender = (g: State, b: Battle): boolean => b.loser !== attackingSide(g);
const payers = (g: State, b: Battle): readonly number[] =>
  isDefender(g, b) ? defenders(g, b) : standingAttackers(g, b);
const wasCut = (b: Battle, unit: number): boolean => b.cut?.includes(unit) === true;
const ceOf = (g: State, units: readonly number[]): number => units.reduce((sum, u) => sum + boxOf(g).CE[u]!, 0);

type Losing = { readonly do: 'lose'; readonly unit: number } | { readonly do: 'break'; readonly unit: number };
const toLose = (unit: number) => ({ do: 'lose', unit }) as const;
const toBreak = (unit: number) => ({ do: 'break', unit }) as const;
const inCorps = (halves: number): string => (halves % 2 ? `${(halves - 1) / 2}½` : `${halves / 2}`);
const mayLose = (g: State, b: FoughtBattle, c: Losing): Verdict => {
  const units = payers(g, b);
  const name = nameOf(g, c.unit);
  if (!units.includes(c.unit))
    return blockedBy(untilOver(g), '12.3', `${name} is not among those who pay for this result`);
  if (c.do === 'break') return breaks(g, c.unit) ? ok : no('7.1', `${name} does not break down`);
  return isFitLoss(g, units, c.unit, b.owed)
    ? ok
    : blockedBy(variable('owed'), '12.3', `${inCorps(b.owed)} corps equivalents are to be lost: ${name} does not fit`);
};
/** 12.3 The owner chooses freely as long as the number is met; armies break down as needed. */
export const losing: Decision<Losing> = {
  verbs: ['lose', 'break'],
  forced: ['lose', 'break'],
  candidates: g => {
    const units = payers(g, battleProc.vars(g));
    return [...units.map(toLose), ...units.filter(u => breaks(g, u)).map(toBreak)];
  },
  judge: (g, _a, c) => mayLose(g, fought(battleProc.vars(g)), c),
  take: (g, _a, c) => {
    const b = fought(battleProc.vars(g));
    if (c.do === 'lose') {
      put(g, { owed: b.owed - boxOf(g).CE[c.unit]! });
      eliminate(g, c.unit, wasCut(b, c.unit));
    } else if (isDefender(g, b)) breakDefenders(g, [c.unit], '12.3');
    else breakAttackers(g, [c.unit], '12.3');
    return again;
  },
  say: (g, _a, c) => (c.do === 'lose' ? `${nameOf(g, c.unit)} is eliminated` : `${nameOf(g, c.unit)} breaks down`),
};
const takeLosses = (g: State, f: Frame<Battle>): Next => {
  const b = fought(f.vars);
  const units = payers(g, b);
  const { owed } = b;
  if (units.length > 0 && ceOf(g, units) <= owed) {
    put(g, { owed: owed - ceOf(g, units) });
    for (const u of units) eliminate(g, u, wasCut(b, u));
    return again;
  }
  if (units.length > 0 && payable(g, units, owed) > 0) return ask(sideName(b.loser), 'losing', '12.3');
  if (units.length === 0 && isDefender(g, b) && hasGarrison(g, b) && owed >= 2) {
    put(g, { fallen: true });
    emit(g, { is: 'garrison', case: '12.3', hex: b.hex });
  }
  return next;
};

/** 3.5 Why two dice are rolled for a lost unit, in words: out of supply, at a city, or in a concentric attack. */
const hardships = (g: State, b: Battle, unit: number): readonly string[] => {
  const isAttacker = sideOf(g, unit) === attackingSide(g);
  return [
    ...(wasCut(b, unit) ? ['out of supply'] : []),
    ...(isCity(g, b.hex) ? [isAttacker ? 'attacking a city' : 'defending a city'] : []),
    ...(b.concentric && !isAttacker ? ['concentric attack'] : []),
  ];
};
const lostUnit = (g: State): number => {
  const { place } = at(g);
  const lost = beside(g, LOST);
  for (const u of unitsInPlay(g)) if (g.cells[place + u] === lost) return u;
  return -1;
};
/** 3.5 The dice say after how many turns the unit returns, if ever. */
const diceFor = <A extends WarStep<'battle'>>(at: A) =>
  steps('battle', [
    {
      at,
      case: '3.5',
      name: 'Replacements',
      when: g => lostUnit(g) >= 0,
      run: (g, f) => {
        const unit = lostUnit(g);
        const { usual, hard } = chartsOf(g).replacement;
        const dice = hardships(g, f.vars, unit).length ? hard : usual;
        return roll(sideName(sideOf(g, unit)), '3.5', ...Array.from({ length: dice }, () => 6));
      },
      fed: (g, f, faces) => {
        const unit = lostUnit(g);
        const because = hardships(g, f.vars, unit);
        const turn = turnOf(g) + faces.reduce((sum, face) => sum + face, 0);
        const returns = turn <= lastTurn(g) && isActive(g, nationOf(g, unit));
        putUnit(g, unit, returns ? turnBox(g, turn) : beside(g, REMOVED));
        emit(g, { is: 'replacement', case: '3.5', unit, dice: faces, because, turn: returns ? turn : 0 });
        return again;
      },
    },
  ]);

// 12.5 Advance -------------------------------------------------------------------------------------------------------
const isOpen = (g: State, b: Battle): boolean => defenders(g, b).length === 0 && !hasGarrison(g, b);
const mayAdvance = (g: State, b: Battle, unit: number): Verdict => {
  const name = nameOf(g, unit);
  if (b.advanced?.includes(unit)) return blockedBy(variable('advanced'), '12.5', `${name} has advanced`);
  if (!standingAttackers(g, b).includes(unit))
    return blockedBy(untilOver(g), '12.5', `${name} is not among those who attacked ${placed(g, b.hex)}`);
  if (isStaticUnit(g, unit)) return no('12.5', `${name} is static and does not advance`);
  const fight = mayFight(g, nationOf(g, unit), b.hex);
  return fight.ok ? mayJoin(g, [unit], b.hex) : fight;
};
const toAdvance = (unit: number) => ({ do: 'advance', unit }) as const;
const DONE = { do: 'done' } as const;
const advance = (g: State, unit: number): void => {
  const b = battleProc.vars(g);
  putUnit(g, unit, b.hex);
  battleProc.put(g, { advanced: [...(b.advanced ?? []), unit] });
  emit(g, { is: 'advanced', case: '12.5', side: sideOf(g, unit), hex: b.hex });
  enterHex(g, unit, b.hex);
};
export const advancing: Decision<ReturnType<typeof toAdvance> | typeof DONE> = {
  verbs: ['advance', 'done'],
  candidates: g => [DONE, ...standingAttackers(g, battleProc.vars(g)).map(toAdvance)],
  judge: (g, _a, c) => (c.do === 'done' ? ok : restingOn(mayAdvance(g, battleProc.vars(g), c.unit), untilOver(g))),
  take: (g, _a, c) => {
    if (c.do === 'done') return next;
    advance(g, c.unit);
    return again;
  },
  say: (g, _a, c) => (c.do === 'done' ? 'No further advance' : `${nameOf(g, c.unit)} advances`),
};

// 12.7 Momentum ------------------------------------------------------------------------------------------------------
/** 12.7 Supplied German mechanised corps that have just advanced, once a phase. */
const roster = (g: State, b: Battle): readonly number[] =>
  b.roster
    ? []
    : (b.advanced ?? []).filter(
        u => isGermanMech(g, u) && placeOf(g, u) === b.hex && !g.cells[at(g).momentum + u] && inSupply(g, u),
      );
/** 12.7 Never a flank attack after a flank attack. */
const strikes = (g: State, b: Battle): readonly Strike[] => {
  const units = roster(g, b);
  return units.length
    ? strikesBy(g, attackingSide(g), units, !b.flank).filter(c => judgeStrike(g, powerIn(g), c, units).ok)
    : [];
};
export const pressing: Decision<Strike> = {
  verbs: ['attack', 'flank', 'done'],
  candidates: g => [DONE, ...strikes(g, battleProc.vars(g))],
  judge: (g, _a, c) => {
    const b = battleProc.vars(g);
    if (c.do === 'flank' && b.flank)
      return blockedBy(variable('flank'), '12.7', 'no flank attack follows on a flank attack', [c.hex]);
    return restingOn(judgeStrike(g, powerIn(g), c, roster(g, b)), untilOver(g));
  },
  take: (g, _a, c) => {
    const b = battleProc.vars(g);
    if (c.do === 'done') return next;
    const vars = { hex: c.hex, roster: roster(g, b) };
    return battleProc.call(c.do === 'flank' ? { ...vars, flank: true } : vars, '12.7'); // cancelling the draft does not count as an attack
  },
  say: (g, _a, c) => sayStrike(g, c, 'No momentum attack'),
};

export const resultSteps = steps('battle', [
  { at: '12.3/defender', case: '12.3', name: 'Defender’s losses', run: takeLosses },
  ...diceFor('3.5/defender'),
  { at: '8.0/defender', case: '8.0', name: 'Too many in a hex', run: (_g, f) => disperseIn([f.vars.hex]) },
  {
    at: '12.3/next',
    case: '12.3',
    name: 'Attacker’s losses',
    run: (g, f) => {
      put(g, { owed: fought(f.vars).result[0] * 2, loser: attackingSide(g) });
      return next;
    },
  },
  { at: '12.3/attacker', case: '12.3', name: 'Attacker’s losses', run: takeLosses },
  ...diceFor('3.5/attacker'),
  {
    at: '8.0/attacker',
    case: '8.0',
    name: 'Too many in a hex',
    run: (_g, f) => disperseIn(attackHexes(declared(f.vars))),
  },
  {
    at: '12.4',
    case: '12.4',
    name: 'Disruption',
    when: (g, f) => !isOpen(g, f.vars),
    run: (g, f) => {
      const armies = standingAttackers(g, f.vars).filter(u => breaks(g, u));
      breakAttackers(g, armies, '12.4');
      return disperseIn(attackHexes(declared(f.vars)));
    },
  },
  {
    at: '12.6',
    case: '12.6',
    name: 'Flank attack',
    when: (_g, f) => f.vars.flank === true,
    run: (g, f) => {
      for (const u of standingAttackers(g, f.vars)) advance(g, u);
      return next;
    },
  },
  {
    at: '12.5',
    case: '12.5',
    name: 'Advance',
    when: (g, f) => !f.vars.flank && isOpen(g, f.vars),
    run: (g, f) =>
      standingAttackers(g, f.vars).some(u => mayAdvance(g, f.vars, u).ok)
        ? ask(sideName(attackingSide(g)), 'advancing', '12.5')
        : next,
  },
  {
    at: '12.7',
    case: '12.7',
    name: 'Momentum',
    when: (g, f) => strikes(g, f.vars).length > 0,
    run: g => ask(sideName(attackingSide(g)), 'pressing', '12.7'),
  },
]);
