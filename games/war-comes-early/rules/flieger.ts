/** 12.8 The 7th Flieger Division: it jumps into the hex of an attack that is being planned, and is removed when the attack is over or cancelled. */
import { roll } from '../../../engine/chance.ts';
import { blockedBy, granted, ok, trackCell, variable, type Caution, type Verdict } from '../../../engine/decide.ts';
import { again, next, put, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { chartsOf } from '../model/box.ts';
import { placed } from '../model/ground.ts';
import { AT, byFirstRules, FLIEGER_PLANNED, FLIEGER_READY, FLIEGER_USED, GERMAN } from '../model/state.ts';
import { attackingSide, battleProc, powerIn } from './battle.ts';
import { emit, goto, steps, type WarStep } from './flow.ts';
import { AIR_WINNER, POWER } from './obstacles.ts';
import { enemyIn } from './strikes.ts';

const DIVISION = 'the 7th Flieger Division';
const FLIEGER = trackCell('flieger');
const FACES = 6;
/** 12.8 From turn 3 on, with German air superiority, once in the game, and not for a flank attack. */
export const maySupport = (g: State): Verdict => {
  const { hex, flank } = battleProc.vars(g);
  if (powerIn(g) !== 0)
    return blockedBy(POWER, '12.8', `${DIVISION} supports German attacks, and this one is not German`);
  if (flank)
    return blockedBy(
      variable('flank'),
      '12.8',
      `a flank attack meets no unit in ${placed(g, hex)}, and ${DIVISION} jumps onto enemy units`,
    );
  const ready = isReady(g);
  if (!ready.ok) return ready;
  if (g.cells[AT.airWinner] !== 1)
    return blockedBy(AIR_WINNER, '12.8', `the Germans have no air superiority this turn: ${DIVISION} stays`);
  if (enemyIn(g, attackingSide(g), hex) !== 'units')
    return blockedBy(
      variable('hex'),
      '12.8',
      `only a garrison is in ${placed(g, hex)}, and ${DIVISION} jumps onto enemy units`,
      [hex],
    );
  return byFirstRules(g) ? ok : granted({ bars: 'chance' });
};
const isReady = (g: State): Verdict => {
  switch (g.cells[AT.flieger]) {
    case FLIEGER_READY:
      return ok;
    case FLIEGER_PLANNED:
      return blockedBy(FLIEGER, '12.8', `${DIVISION} is committed to this attack already`);
    case FLIEGER_USED:
      return blockedBy(FLIEGER, '12.8', `${DIVISION} has jumped, which it does once in the game`);
    default:
      return blockedBy(
        FLIEGER,
        '12.8',
        `${DIVISION} is ready from the German Reorganisation Phase of turn ${chartsOf(g).flieger.turn} on`,
      );
  }
};
/** 12.8 Places the marker and rolls the die; only then do the Germans decide whether to attack. Games of rules version 1 roll after the declaration. */
export const jump = (g: State): Next => {
  g.cells[AT.flieger] = FLIEGER_PLANNED;
  return byFirstRules(g) ? again : goto('12.8/jump');
};
/** 12.8 Cancelling the attack loses the division; in games of rules version 1 it has not jumped yet. */
export const callOff = (g: State): void => {
  const { hex, flieger } = battleProc.vars(g);
  if (g.cells[AT.flieger] === FLIEGER_PLANNED) g.cells[AT.flieger] = FLIEGER_READY;
  if (flieger) emit(g, { is: 'fliegerLost', case: '12.8', hex });
};
const landing = (g: State, face: number): Next => {
  const { least } = chartsOf(g).flieger;
  const landed = face >= least;
  g.cells[AT.flieger] = FLIEGER_USED;
  emit(g, {
    is: 'flieger',
    case: '12.8',
    hex: battleProc.vars(g).hex,
    dice: [face],
    face,
    less: 1,
    landed: landed ? 1 : 0,
  });
  put(g, { flieger: landed });
  return next;
};
const stepAt = <A extends WarStep<'battle'>>(at: A, when: (g: State) => boolean) =>
  steps('battle', [
    {
      at,
      case: '12.8',
      name: '7th Flieger Division',
      when,
      run: () => roll(GERMAN, '12.8', FACES),
      fed: (g, _f, [face]) => landing(g, face!),
    },
  ]);
const isPlanned = (g: State): boolean => g.cells[AT.flieger] === FLIEGER_PLANNED;
export const jumpStep = stepAt('12.8/jump', g => isPlanned(g) && !byFirstRules(g));
export const lateJumpStep = stepAt('12.8', isPlanned);

export const beforeJump = (g: State): Caution => {
  const lands = (FACES + 1 - chartsOf(g).flieger.least) / FACES;
  return {
    says: [
      'It jumps once in the game',
      ...(byFirstRules(g) ? [] : ['If you do not attack this hex afterwards, it is removed']),
    ],
    chances: [
      { name: 'It lands: one column right', share: lands },
      { name: 'It is destroyed', share: 1 - lands },
    ],
    asks: true,
  };
};
/** 12.8 What cancelling costs once it has landed. */
export const beforeCallingOff = (g: State, verb: string): Caution | undefined =>
  verb === 'cancel' && battleProc.vars(g).flieger
    ? { says: ['The 7th Flieger Division has landed here and is removed if you do not attack'], asks: true }
    : undefined;
