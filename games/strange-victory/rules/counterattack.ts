/** 9.0 Counterattack Phase. */
import { take } from '../../../engine/chance.ts';
import { blockedBy, granted, no, type Decision, type Verdict, places } from '../../../engine/decide.ts';
import { done, next, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import {
  allDivisions,
  areaRow,
  countIn,
  damageOf,
  divisionIn,
  divisionName,
  GERMAN,
  isStaging,
  off,
  placeOf,
  putPiece,
  reactionBag,
  shownName,
  typeOf,
  UNHURT,
} from '../model/state.ts';
import { boxIn, type Strike } from '../model/box.ts';
import { ask, call, emit, procedure, steps, type Counterattack } from './flow.ts';
import { countersOf, damageTo } from './obstacles.ts';
import { conquered } from './victory.ts';

const BARRED = granted({ bars: 'chance' });

/** 9.1.1, 9.1.4 May the counterattack fall on this area? */
const mayFallOn = (g: State, area: number): Verdict => {
  const name = shownName(g, area);
  const division = divisionIn(g, area);
  if (isStaging(g, area)) return no('9.1.1', `${name} is a staging area and has no letter`, [area]);
  if (division < 0) return blockedBy(places(...allDivisions(g)), '9.1.1', `no division stands in ${name}`, [area]);
  const bag = reactionBag(g, area);
  if (bag < 0)
    return no('9.1.1', `${name} has the letter ${areaRow(g, area).letter}: counterattacks fall on B and C areas`, [
      area,
    ]);
  if (damageOf(g, division) !== UNHURT)
    return blockedBy(
      damageTo(division),
      '9.1.1',
      `the ${divisionName(g, division)} in ${name} is damaged and not counterattacked`,
      [area],
    );
  if (countIn(g, bag) === 0)
    return blockedBy(
      countersOf(g, bag),
      '9.1.4',
      `no Reaction counters of the letter ${areaRow(g, area).letter} are left for ${name}`,
      [area],
    );
  return BARRED;
};

const candidates = (g: State): readonly Strike[] => {
  const { strike } = boxIn(g).choices;
  const list: Strike[] = [];
  for (const d of allDivisions(g)) if (!isStaging(g, placeOf(g, d))) list.push(strike[placeOf(g, d)]!);
  return list;
};

/** 9.1.1 The player chooses where it falls. */
export const striking: Decision<Strike> = {
  candidates,
  judge: (g, _a, { area }) => mayFallOn(g, area),
  take: (_g, _a, { area }) => call('counterattack', { area }, '10.1'),
  say: (g, _a, { area }) =>
    `The counterattack falls on ${shownName(g, area)} (${divisionName(g, divisionIn(g, area))})`,
};

const counterattackProc = procedure('counterattack');

/** 9.1.3 The effect of the Reaction counter. */
const react = (g: State, { area, piece }: Required<Counterattack>): Next => {
  const division = divisionIn(g, area);
  if (typeOf(g, piece) === 'armour') {
    putPiece(g, piece, area);
    return call('combat', { division, area, kind: 'counterattack' });
  }
  const recon = typeOf(g, piece) === 'recon';
  putPiece(g, piece, recon ? off(g).assets : off(g).out);
  emit(g, recon ? { is: 'gained', case: '9.1.3', division, piece } : { is: 'refugees', case: '9.1.3', area });
  return done();
};

export const counterattack = steps('counterattack', [
  {
    at: '9.1.2',
    case: '9.1.2',
    name: 'Draw a Reaction',
    run: (g, { vars }) => take(GERMAN, '9.1.2', reactionBag(g, vars.area), 1),
    fed: (g, { vars }, [piece]) => {
      counterattackProc.put(g, { piece: piece! });
      emit(g, { is: 'reaction', case: '9.1.2', area: vars.area, piece: piece! });
      return next;
    },
  },
  {
    at: '9.1.3',
    case: '9.1.3',
    name: 'Reaction',
    run: g => react(g, counterattackProc.vars(g) as Required<Counterattack>),
  },
]);

/** 9.1.4 Skipped if nothing can be counterattacked. */
export const counterattackSteps = steps('turn', [
  {
    at: '9.1',
    case: '9.1',
    name: 'Select',
    when: g => candidates(g).some(c => mayFallOn(g, c.area).ok),
    run: g => conquered(g) ?? ask(GERMAN, 'striking', '9.1.1'),
  },
]);
