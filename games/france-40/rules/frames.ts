/** What the procedures of a turn keep while they run, for positions that were set by hand. */
import { frameOf, type Frame } from '../../../engine/flow.ts';
import { isWhole, type Shapes } from '../../../engine/frames.ts';
import type { State } from '../../../engine/state.ts';
import { countOf, FRENCH, isFort, nameOf, nationOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf, labelOf, sizeOf } from '../model/ground.ts';
import {
  AT,
  at,
  beside,
  foe,
  fortIn,
  LEFT,
  onMap,
  placeOf,
  PLANNED,
  SIDES,
  stackIn,
  TO_SET_UP,
} from '../model/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { factorOf } from './points.ts';

const isSide = (n: unknown): boolean => isWhole(n, 0, 1);
const isHex = (g: State, n: unknown): boolean => isWhole(n, 0, sizeOf(g) - 1);
const isUnit = (g: State, n: unknown): boolean => isWhole(n, 0, countOf(g) - 1);
const fault = (right: boolean, words: string): readonly string[] => (right ? [] : [words]);
const phasing = (g: State, proc: 'movement' | 'combat'): SideNo => frameOf(g, proc)!.vars.side as SideNo;
const holds = (g: State, side: SideNo, hex: number): boolean => {
  const there = stackIn(g, hex)[0] ?? fortIn(g, hex);
  return there >= 0 && sideOf(g, there) === side;
};

const ofSide = (_g: State, f: Frame): readonly string[] =>
  fault(isSide(f.vars.side), `flow: the side of ${f.proc} is one of ${SIDES.join(', ')}`);
const inTurn = (g: State, f: Frame): readonly string[] => [
  ...ofSide(g, f),
  ...fault(f.vars.first === undefined ? f.at === '5.7' : isSide(f.vars.first), '5.7 first is move or fight'),
];
/** Does whoever marches need a die? */
const diesFor = (g: State, f: Frame): boolean => {
  const first = isUnit(g, f.vars.unit)
    ? (f.vars.unit as number)
    : isHex(g, f.vars.hex)
      ? stackIn(g, f.vars.hex as number)[0]
      : undefined;
  return first !== undefined && factorOf(g, first) === 'die';
};
/** 10.0, 10.1 One unit of the side that moves, or a stack of its in a hex. */
const onTheMarch = (g: State, f: Frame): readonly string[] => {
  const { unit, hex, points, count } = f.vars;
  const side = phasing(g, 'movement');
  if (unit !== undefined && (hex !== undefined || count !== undefined))
    return ['10.0 a march is of a unit or of a stack, not of both'];
  if (points !== undefined && !isWhole(points, 0, 99))
    return [`10.0 points is ${JSON.stringify(points)}, not a number of movement points`];
  const dealt = fault(
    f.at !== '10.1' || points !== undefined || !diesFor(g, f),
    '10.3 its movement points come from a die: name points, or stand at 10.3/die',
  );
  if (unit === undefined)
    return dealt.length
      ? dealt
      : fault(
          isHex(g, hex) &&
            holds(g, side, hex as number) &&
            stackIn(g, hex as number).length > 0 &&
            (count === undefined || isWhole(count, 1, stackIn(g, hex as number).length)),
          '10.0 a march is of a unit, or of the stack in a hex, of the side that moves',
        );
  const mine =
    isUnit(g, unit) && sideOf(g, unit as number) === side && !isFort(g, unit as number) && onMap(g, unit as number);
  return mine ? dealt : [`10.0 ${nameOf(g, unit as number)} is no unit on the map of the side that moves`];
};
/** 11.0, 11.2 Enemies in the hex while it is planned, attackers next door afterwards. */
const inBattle = (g: State, f: Frame): readonly string[] => {
  const hex = f.vars.hex as number;
  const side = phasing(g, 'combat');
  const attackers = f.vars.attackers as readonly number[] | undefined;
  if (!isHex(g, hex)) return ['11.0 a battle has its hex'];
  if (f.at === '11.2') return fault(holds(g, foe(side), hex), `11.0 there is no enemy in ${labelOf(g, hex)} to attack`);
  if (
    !Array.isArray(attackers) ||
    attackers.length === 0 ||
    !attackers.every(u => isUnit(g, u) && sideOf(g, u) === side)
  )
    return ['11.0 attackers are units of the side that fights'];
  return f.at === '11.10'
    ? fault(
        attackers.every(u => onMap(g, u) && around(gridOf(g), hex as HexId).includes(placeOf(g, u) as HexId)),
        `11.0 every attacker stands next to ${labelOf(g, hex)}`,
      )
    : [];
};
const inPlacing = (g: State, f: Frame): readonly string[] =>
  fault(
    isUnit(g, f.vars.unit) && placeOf(g, f.vars.unit as number) === beside(g, TO_SET_UP),
    '3.0 the unit that is placed is still to be set up',
  );
const inSetUp = (_g: State, f: Frame): readonly string[] =>
  fault(isWhole(f.vars.group, 0, 2), '3.0 group names the army that is set up');
const inClearing = (g: State, f: Frame): readonly string[] => [
  ...fault((SIDES as readonly unknown[]).includes(f.vars.by_side), `6.2 by_side is one of ${SIDES.join(', ')}`),
  ...fault(isHex(g, f.vars.hex) && stackIn(g, f.vars.hex as number).length > 0, '6.2 nobody is there to be removed'),
];
const inCoup = (g: State, f: Frame): readonly string[] => fault(isHex(g, f.vars.hex), '5.9 the coup has its hex');

/** 11.0, 5.17 What is planned is planned in the draft of an attack, by the side that fights; the 4th Armoured Division with the French. */
export const planFaults = (g: State): readonly string[] => {
  const f = g.stack.at(-1);
  const drafted = f?.proc === 'battle' && f.at === '11.2';
  const side = drafted ? phasing(g, 'combat') : undefined;
  const planned = [...boxOf(g).UNIT_NAMES.keys()].filter(u => g.cells[at(g).fought + u] === PLANNED);
  const stray = planned.find(u => sideOf(g, u) !== side);
  return [
    ...(stray === undefined ? [] : [`11.0 ${nameOf(g, stray)} is planned for an attack, but its side plans none`]),
    ...fault(
      g.cells[AT.fourthArmoured] !== PLANNED || planned.some(u => nationOf(g, u) === FRENCH),
      '5.17 the 4th Armoured Division is planned only with a French attack',
    ),
  ];
};

/** 10.1 Who is left behind is so by a stack that is about to set out. */
export const leftFaults = (g: State): readonly string[] => {
  const left = [...boxOf(g).UNIT_NAMES.keys()].filter(u => g.cells[at(g).moved + u] === LEFT);
  const f = g.stack.at(-1);
  const stray = left.find(u => f?.proc !== 'march' || f.vars.hex !== placeOf(g, u) || f.vars.passed === true);
  return fault(stray === undefined, `10.1 ${nameOf(g, stray ?? 0)} is left behind, but by no stack that sets out`);
};

export const SHAPES: Shapes = {
  game: { in: [], may: ['sickle'] },
  setUp: { in: ['game'], needs: ['group'], may: ['sickle'], faults: inSetUp },
  placing: { in: ['setUp'], needs: ['unit', 'group'], may: ['sickle'], faults: inPlacing },
  turn: { in: ['game'] },
  playerTurn: { in: ['turn'], needs: ['side'], may: ['first'], faults: inTurn },
  movement: { in: ['playerTurn'], needs: ['side'], faults: ofSide },
  march: { in: ['movement'], may: ['unit', 'hex', 'count', 'points', 'passed'], faults: onTheMarch },
  combat: { in: ['playerTurn'], needs: ['side'], faults: ofSide },
  battle: {
    in: ['combat'],
    needs: ['hex'],
    may: ['attackers', 'armoured', 'from', 'die', 'result', 'defenders', 'sides', 'what', 'stuck'],
    faults: inBattle,
  },
  clearing: { in: ['movement', 'combat'], needs: ['hex', 'by_side'], faults: inClearing },
  swiss: { in: ['movement', 'combat', 'coup'] },
  coup: { in: ['turn'], needs: ['hex'], faults: inCoup },
  replacements: { in: ['turn'], needs: ['side'], faults: ofSide },
};
