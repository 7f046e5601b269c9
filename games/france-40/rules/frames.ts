/** The variables each procedure has while it runs, and what is wrong with them in a position set by hand. */
import type { Frame } from '../../../engine/flow.ts';
import { isWhole, type Shape } from '../../../engine/frames.ts';
import type { State } from '../../../engine/state.ts';
import { countOf, FRENCH, isFort, nameOf, nationOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf, labelOf, sizeOf } from '../model/ground.ts';
import {
  AT,
  at,
  boxPlace,
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
import { frameOf, procedure, type FranceProc, type FranceVars } from './flow.ts';
import { factorOf } from './movement-points.ts';

const isSide = (n: unknown): n is SideNo => isWhole(n, 0, 1);
const isHex = (g: State, n: unknown): n is number => isWhole(n, 0, sizeOf(g) - 1);
const isUnit = (g: State, n: unknown): n is number => isWhole(n, 0, countOf(g) - 1);
const fault = (right: boolean, words: string): readonly string[] => (right ? [] : [words]);
const movementProc = procedure('movement');
const combatProc = procedure('combat');
const holds = (g: State, side: SideNo, hex: number): boolean => {
  const there = stackIn(g, hex)[0] ?? fortIn(g, hex);
  return there >= 0 && sideOf(g, there) === side;
};

const sideFaults = (_g: State, f: Frame): readonly string[] =>
  fault(isSide(f.vars.side), `flow: the side of ${f.proc} is one of ${SIDES.join(', ')}`);
const turnFaults = (g: State, f: Frame): readonly string[] => [
  ...sideFaults(g, f),
  ...fault(f.vars.first === undefined ? f.at === '5.7' : isSide(f.vars.first), '5.7 first is move or fight'),
];
/** Whether the marching unit or stack gets its movement points from a die. */
const needsMoveDie = (g: State, f: Frame): boolean => {
  const { unit, hex } = f.vars;
  const first = isUnit(g, unit) ? unit : isHex(g, hex) ? stackIn(g, hex)[0] : undefined;
  return first !== undefined && factorOf(g, first) === 'die';
};
/** 10.0, 10.1 A march has either one unit or the stack of a hex, and it belongs to the moving side. */
const marchFaults = (g: State, f: Frame): readonly string[] => {
  const { unit, hex, points, count } = f.vars;
  const side = movementProc.vars(g).side;
  if (unit !== undefined && (hex !== undefined || count !== undefined))
    return ['10.0 a march is of a unit or of a stack, not of both'];
  if (points !== undefined && !isWhole(points, 0, 99))
    return [`10.0 points is ${JSON.stringify(points)}, not a number of movement points`];
  const pointsFaults = fault(
    f.at !== '10.1' || points !== undefined || !needsMoveDie(g, f),
    '10.3 its movement points come from a die: name points, or stand at 10.3/die',
  );
  if (unit === undefined)
    return pointsFaults.length
      ? pointsFaults
      : fault(
          isHex(g, hex) &&
            holds(g, side, hex) &&
            stackIn(g, hex).length > 0 &&
            (count === undefined || isWhole(count, 1, stackIn(g, hex).length)),
          '10.0 a march is of a unit, or of the stack in a hex, of the side that moves',
        );
  if (isUnit(g, unit) && sideOf(g, unit) === side && !isFort(g, unit) && onMap(g, unit)) return pointsFaults;
  return [
    `10.0 ${isUnit(g, unit) ? nameOf(g, unit) : JSON.stringify(unit)} is no unit on the map of the side that moves`,
  ];
};
/** 11.0, 11.2 While an attack is planned the hex holds enemies; once declared, its attackers are adjacent to it. */
const battleFaults = (g: State, f: Frame): readonly string[] => {
  const { hex, attackers } = f.vars;
  const side = combatProc.vars(g).side;
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
const placingFaults = (g: State, f: Frame): readonly string[] =>
  fault(
    isUnit(g, f.vars.unit) && placeOf(g, f.vars.unit) === boxPlace(g, TO_SET_UP),
    '3.0 the unit that is placed is still to be set up',
  );
const setUpFaults = (_g: State, f: Frame): readonly string[] =>
  fault(isWhole(f.vars.group, 0, 2), '3.0 group names the army that is set up');
const clearingFaults = (g: State, f: Frame): readonly string[] => [
  ...fault((SIDES as readonly unknown[]).includes(f.vars.by_side), `6.2 by_side is one of ${SIDES.join(', ')}`),
  ...fault(isHex(g, f.vars.hex) && stackIn(g, f.vars.hex).length > 0, '6.2 nobody is there to be removed'),
];
const coupFaults = (g: State, f: Frame): readonly string[] => fault(isHex(g, f.vars.hex), '5.9 the coup has its hex');

/** 11.0, 5.17 Units are marked "planned" only during an attack draft of their own side, the 4th Armoured Division only with a French attack. */
export const planFaults = (g: State): readonly string[] => {
  const f = g.stack.at(-1);
  const drafted = f?.proc === 'battle' && f.at === '11.2';
  const side = drafted ? frameOf(g, 'combat')?.vars.side : undefined;
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

/** 10.1 A unit is marked "left behind" only while the rest of its stack is about to set out from its hex. */
export const leftFaults = (g: State): readonly string[] => {
  const left = [...boxOf(g).UNIT_NAMES.keys()].filter(u => g.cells[at(g).moved + u] === LEFT);
  const f = g.stack.at(-1);
  const stray = left.find(u => f?.proc !== 'march' || f.vars.hex !== placeOf(g, u) || f.vars.passed === true);
  return fault(stray === undefined, `10.1 ${nameOf(g, stray ?? 0)} is left behind, but by no stack that sets out`);
};

type NamesOf<V> = V extends unknown ? keyof V : never;
/** Only declared procedures and variables may be named here. */
type Shapes = {
  readonly [P in FranceProc]: Shape & {
    readonly in: readonly FranceProc[];
    readonly needs?: readonly NamesOf<FranceVars<P>>[];
    readonly may?: readonly NamesOf<FranceVars<P>>[];
  };
};
export const SHAPES: Shapes = {
  game: { in: [], may: ['sickle'] },
  setUp: { in: ['game'], needs: ['group'], may: ['sickle'], faults: setUpFaults },
  placing: { in: ['setUp'], needs: ['unit', 'group'], may: ['sickle'], faults: placingFaults },
  turn: { in: ['game'] },
  playerTurn: { in: ['turn'], needs: ['side'], may: ['first'], faults: turnFaults },
  movement: { in: ['playerTurn'], needs: ['side'], faults: sideFaults },
  march: { in: ['movement'], may: ['unit', 'hex', 'count', 'points', 'passed'], faults: marchFaults },
  combat: { in: ['playerTurn'], needs: ['side'], faults: sideFaults },
  battle: {
    in: ['combat'],
    needs: ['hex'],
    may: ['attackers', 'armoured', 'from', 'die', 'result', 'defenders', 'sides', 'what', 'stuck'],
    faults: battleFaults,
  },
  clearing: { in: ['movement', 'combat'], needs: ['hex', 'by_side'], faults: clearingFaults },
  swiss: { in: ['movement', 'combat', 'coup'] },
  coup: { in: ['turn'], needs: ['hex'], faults: coupFaults },
  replacements: { in: ['turn'], needs: ['side'], faults: sideFaults },
};
