/** The callers and variables of each procedure, and what is wrong with frames set by hand. */
import type { Shape, Shapes } from '../../../../engine/frames.ts';
import { setFrameVars, type Frame } from '../../../../engine/flow.ts';
import type { State, Vars } from '../../../../engine/state.ts';
import { nameOf, sideOf, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { isJoined, placed } from '../../model/ground.ts';
import { hexesOf, isHex, onMap, placeOf, turnOf, unitsIn } from '../../model/state.ts';
import { BATTLE_MAY, BATTLE_NEEDS, freshBattle, type Battle } from '../combat/battle-vars.ts';
import { joinsWith } from '../combat/battle-draft.ts';
import { markIn } from '../combat/markers.ts';
import { tablesFor } from '../combat/odds.ts';
import { markedAs } from '../combat/obligations.ts';
import { frameOf, type NoRetreatProc, type NoRetreatVars } from '../flow.ts';

const EVENT: readonly NoRetreatProc[] = ['strategic', 'red', 'offer'];
const shape = (
  stands: readonly NoRetreatProc[],
  needs: readonly string[] = [],
  faults?: Shape['faults'],
  may: readonly string[] = [],
): Shape => ({
  in: stands,
  needs,
  may: ['marks', 'again', ...may],
  ...(faults ? { faults } : {}),
});
const isOf = (g: State, unit: number, side: unknown): boolean => boxOf(g).SIDE[unit] === side;
const strangers = (g: State, units: readonly number[], side: unknown, what: string): readonly string[] =>
  units.filter(u => !isOf(g, u, side)).map(u => `flow: ${nameOf(g, u)} is no ${what} of that side`);
/** 14.3.2, 14.3.3 Attackers are next to the attacked hexes, and defenders in them. */
const battleFaults = (g: State, f: Frame): readonly string[] => {
  const b = f.vars as unknown as Battle;
  const fresh = b.result === '' && b.todo.length === 0;
  const apart = b.attackers.flatMap(u =>
    b.hexes
      .filter(hex => !onMap(g, u) || !isJoined(g, placeOf(g, u), hex))
      .map(hex => `14.3.3 ${nameOf(g, u)} is not next to ${placed(g, hex)}`),
  );
  const split = b.attackers.map((u, i) => joinsWith(g, { attackers: b.attackers.slice(0, i) }, u)).find(v => !v.ok);
  return [
    ...(fresh && b.depth === 0 && split?.ok === false ? [`${split.case} ${split.why}`] : []),
    ...strangers(g, b.attackers, b.attacker, 'attacker'),
    ...strangers(g, b.defenders, b.attacker === 0 ? 1 : 0, 'defender'),
    ...(b.hexes.length && b.hexes.every(hex => isHex(g, hex)) ? [] : ['flow: battle needs the hexes attacked']),
    ...(fresh && b.defenders.length === 0 ? ['14.1 no enemy stands in what is attacked'] : []),
    ...(fresh ? apart : []),
    ...(fresh
      ? b.defenders
          .filter(u => !b.hexes.includes(placeOf(g, u)))
          .map(u => `14.3 ${nameOf(g, u)} stands in no hex that is attacked`)
      : []),
  ];
};
/** 14.3.1 A battle being prepared is on marked hexes. */
const combatFaults = (g: State, f: Frame): readonly string[] => [
  ...strangers(g, f.vars.attackers as readonly number[], f.vars.side, 'attacker'),
  ...(f.vars.hexes as readonly number[])
    .filter(hex => !markIn(g, hex))
    .map(hex => `14.3.1 no Target or Counterblow lies in ${placed(g, hex)}`),
];
const marchFaults = (g: State, f: Frame): readonly string[] =>
  onMap(g, f.vars.unit as number) ? [] : [`13.0 ${nameOf(g, f.vars.unit as number)} is not on the map`];
const turnFaults = (g: State): readonly string[] =>
  turnOf(g) >= 1 ? [] : ['4.0 the turn is 0: set it with the frames'];

export const SHAPES: Shapes & { readonly [P in NoRetreatProc]: Shape } = {
  game: shape([]),
  turn: shape(['game'], ['first'], turnFaults),
  checks: shape(['turn']),
  penalty: shape(['checks'], ['side', 'left']),
  strategic: shape(['turn'], ['side', 'passes', 'card']),
  drawCards: shape([...EVENT, 'playerTurn'], ['side', 'left']),
  drawMarkers: shape([...EVENT, 'redrawMarkers'], ['side', 'left']),
  trim: shape(['strategic'], ['side'], undefined, ['onlyCards']),
  red: shape(['drawCards', 'grant'], ['side', 'card']),
  pay: shape(['strategic', 'offer', 'battle'], ['side', 'left']),
  grant: shape([...EVENT, 'altEvent', 'eventTable', 'redrawMarkers', 'loseMarkers'], ['side', 'what', 'left', 'back']),
  clearing: shape(['strategic'], ['hexes']),
  offer: shape(['movement', 'combat'], ['when', 'cards', 'first']),
  extraMP: shape([...EVENT], ['side', 'n']),
  redrawMarkers: shape([...EVENT], ['side', 'n', 'what']),
  loseMarkers: shape(['eventTable'], ['side', 'n']),
  eventTable: shape([...EVENT], ['table', 'side', 'rows']),
  altEvent: shape([...EVENT], ['side', 'card']),
  freeMoves: shape(['altEvent', 'switchGroups'], ['side', 'group', 'fast']),
  redeploy: shape(['altEvent', 'grant', 'switchGroups'], ['side', 'units', 'hexes']),
  switchGroups: shape(['altEvent'], ['groups', 'units']),
  frontier: shape(['altEvent'], ['side']),
  organisation: shape(['turn'], ['side', 'credit', 'free']),
  deploy: shape(['turn'], ['side', 'step', 'credit', 'used']),
  evacuation: shape(['deploy'], ['unit', 'row']),
  airdrops: shape(['turn'], ['drops', 'drop', 'row', 'tried']),
  combatVP: shape([...EVENT, 'evacuation', 'airdrops'], ['side']),
  playerTurn: shape(['turn'], ['side']),
  movement: shape(['playerTurn'], ['side']),
  march: shape(['movement', 'freeMoves'], ['unit', 'origin', 'way', 'gone'], marchFaults, [
    'on',
    'points',
    'cap',
    'closed',
  ]),
  combat: shape(['playerTurn'], ['side', 'hexes', 'attackers', 'credit'], combatFaults),
  battle: shape(
    ['combat', 'blitzkrieg'],
    [...new Set(['attackers', 'hexes', ...BATTLE_NEEDS])],
    battleFaults,
    BATTLE_MAY,
  ),
  crowding: shape(['movement', 'clearing'], ['side'], undefined, ['hexes']),
  cancelled: shape(['battle'], ['side', 'ability']),
  blitzkrieg: shape(['playerTurn'], ['acted', 'kept', 'homes']),
  parting: shape(['movement', 'battle'], ['unit', 'from', 'hex']),
  reserve: shape(['playerTurn'], ['side']),
};

// Variables that frames begin with -----------------------------------------------------------------------------------------
const BEGUN: {
  readonly [proc: string]: Vars;
  readonly combat: Omit<NoRetreatVars<'combat'>, 'side'>;
  readonly blitzkrieg: NoRetreatVars<'blitzkrieg'>;
} = {
  combat: { hexes: [], attackers: [], credit: 0 },
  blitzkrieg: { acted: [], kept: [], homes: [] },
};
const isList = (list: unknown): list is readonly number[] => Array.isArray(list) && list.length > 0;
/** 14.5 The battle of these units on these hexes as it begins: the first attack, or a counterattack. */
const battleBegun = (g: State, said: Partial<Battle>): Partial<Battle> => {
  const { attackers, hexes, depth = 0 } = said;
  if (!isList(attackers) || !isList(hexes) || !hexes.every(hex => isHex(g, hex))) return {};
  const attacker = said.attacker ?? (sideOf(g, attackers[0]!) as SideNo);
  const marks = frameOf(g, 'blitzkrieg')
    ? ({ kind: 'assault', shock: false } as const)
    : { kind: 'target' as const, shock: false, ...(hexes.every(hex => markIn(g, hex)) ? markedAs(g, hexes) : {}) };
  const force = { ...marks, attacker, attackers, hexes, depth };
  const defenders = hexes.flatMap(hex => unitsIn(g, hex));
  const phasing = frameOf(g, 'playerTurn')?.vars.side ?? attacker;
  const begun = freshBattle({ ...force, defenders, table: tablesFor(g, force)[0] ?? 'Prepared', phasing });
  return depth % 2 === 0 ? begun : { ...begun, rootUnits: defenders, rootHexes: hexesOf(g, attackers) };
};
/** Fills in the variables that a frame begins with, so that a position need not give them. */
export const completeFrames = (g: State): void => {
  for (const [i, f] of g.stack.entries()) {
    if ((SHAPES[f.proc]?.needs ?? []).every(v => f.vars[v] !== undefined)) continue;
    const begun = f.proc === 'battle' ? battleBegun(g, f.vars as Partial<Battle>) : BEGUN[f.proc];
    if (begun) setFrameVars(g, i, { ...begun, ...f.vars });
  }
};
