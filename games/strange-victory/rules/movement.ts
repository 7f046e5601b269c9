/** 8.2 Movement: one division's activation. */
import { take } from '../../../engine/chance.ts';
import {
  blockedBy,
  granted,
  no,
  ok,
  variable,
  type Decision,
  type Obstacle,
  type Verdict,
  places,
} from '../../../engine/decide.ts';
import { again, done, next, type Frame, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { type Result } from '../data/charts.ts';
import {
  alliedIn,
  areaName,
  at,
  coastalIn,
  commanderName,
  damageOf,
  DISORDERED,
  divisionIn,
  divisionName,
  findAsset,
  flip,
  garrisonBag,
  GAS,
  GERMAN,
  hasGarrison,
  isCaptured,
  isPort,
  isReady,
  isStaging,
  nextTo,
  off,
  placeOf,
  putPiece,
  resultRow,
  setDamage,
  SHOCKED,
  shownName,
  typeOf,
  UNHURT,
} from '../model/state.ts';
import { commanderOf, maySpend, spend, WITH, WITH_AUDACITY, WITH_GAS } from './audacity.ts';
import { boxIn, type Enter } from '../model/box.ts';
import { ask, call, emit, goto, procedure, steps, type Activation } from './flow.ts';
import { assetsOf, damageTo } from './obstacles.ts';
import { isAllied } from './strength.ts';

type Choice = Enter | { readonly do: 'stop' };

const activationProc = procedure('activation');

/** 8.2.3, 3.1.1, 8.2.6, 8.2.11 May the division go from where it is into that area, points apart? */
const mayEnter = (g: State, division: number, area: number): Verdict => {
  const from = placeOf(g, division);
  const name = divisionName(g, division);
  const barred = (obstacle: Obstacle, c: string, why: string): Verdict =>
    blockedBy(obstacle, c, `the ${name} cannot enter ${shownName(g, area)}: ${why}`, [area]);
  if (isStaging(g, area))
    return no('3.1.1', `the ${name} cannot enter ${areaName(g, area)}: nobody comes back to a staging area`, [area]);
  const here = places(division);
  if (isPort(g, from))
    return blockedBy(here, '8.2.11', `the ${name} stays in ${areaName(g, from)}: it is a port`, [from]);
  if (!nextTo(g, from).includes(area))
    return isStaging(g, from)
      ? barred(here, '3.1.1', `no bridge leads there from ${areaName(g, from)}`)
      : barred(here, '8.2.3', `that does not border on ${areaName(g, from)}`);
  const there = divisionIn(g, area);
  return there < 0 ? ok : barred(places(there), '8.2.6', `the ${divisionName(g, there)} is there`);
};

/** How many areas it has moved in this activation. */
const MOVED = variable('moved');
/** 8.2.1, 8.2.7-8.2.9 Has it movement left, and is a third area paid for in the right way? */
const mayAfford = (g: State, { division, moved }: Activation, how: number | undefined): Verdict => {
  const name = `the ${divisionName(g, division)}`;
  const disordered = damageOf(g, division) === DISORDERED;
  if (damageOf(g, division) === SHOCKED)
    return blockedBy(
      damageTo(division),
      moved < 2 ? '8.2.10' : '8.2.7',
      `${name} is shocked and stays in ${shownName(g, placeOf(g, division))}`,
    );
  if (disordered && moved >= 1)
    return blockedBy(damageTo(division), '8.2.9', `${name} is disordered and moves one area only`);
  if (moved >= 3) return blockedBy(MOVED, '8.2.8', `${name} has moved three areas, the most there is`);
  if (moved < 2) return how === undefined ? ok : blockedBy(MOVED, '8.2.7', `${name} pays for a third area only`);
  if (how === undefined) return blockedBy(MOVED, '8.2.1', `${name} has moved two areas: a third must be paid for`);
  if (how === WITH_AUDACITY) return maySpend(g, division);
  if (how !== WITH_GAS) return no('8.2.7', `${name} cannot pay for a third area with ${WITH[how]}`);
  return findAsset(g, GAS, off(g).assets) >= 0
    ? ok
    : blockedBy(assetsOf(g, GAS), '8.2.2', `${name} finds no Gas in the Campaign Assets Box`);
};

/** 8.2.5 Turning a counter up cannot be taken back. */
const turnsUp = (g: State, area: number): boolean => hasGarrison(g, area) || coastalIn(g, area) > 0;

const judgeMove = (g: State, a: Activation, c: Choice): Verdict => {
  if (c.do === 'stop') return ok;
  const enter = mayEnter(g, a.division, c.area);
  if (!enter.ok) return enter;
  const afford = mayAfford(g, a, c.with);
  if (!afford.ok) return afford;
  return turnsUp(g, c.area) ? BARRED : ok;
};
const BARRED = granted({ bars: 'chance' });

const STOP = { do: 'stop' } as const;
const candidates = (g: State, { division, moved }: Activation): readonly Choice[] => {
  const { enter, enterWith } = boxIn(g).choices;
  const list: Choice[] = [STOP];
  for (const area of nextTo(g, placeOf(g, division)))
    if (moved < 2) list.push(enter[area]!);
    else list.push(enterWith[WITH_GAS]![area]!, enterWith[WITH_AUDACITY]![area]!);
  return list;
};
const canAfford = (g: State, a: Activation): boolean =>
  a.moved < 2 ? mayAfford(g, a, undefined).ok : mayAfford(g, a, WITH_GAS).ok || mayAfford(g, a, WITH_AUDACITY).ok;
const canGoOn = (g: State, a: Activation): boolean => {
  if (!canAfford(g, a)) return false;
  for (const area of nextTo(g, placeOf(g, a.division))) if (mayEnter(g, a.division, area).ok) return true;
  return false;
};

/** 8.2.2 Pays for a third area. */
const pay = (g: State, division: number, how: number): void => {
  if (how === WITH_AUDACITY) {
    spend(g, division);
    emit(g, { is: 'dared', case: '8.2.7', commander: commanderOf(g, division), division });
  } else {
    putPiece(g, findAsset(g, GAS, off(g).assets), off(g).out);
    emit(g, { is: 'refuelled', case: '8.2.7', division });
  }
};

const enter = (g: State, { division, moved, path }: Activation, c: Enter): Next => {
  if (c.with !== undefined) pay(g, division, c.with);
  const from = placeOf(g, division);
  putPiece(g, division, c.area);
  emit(g, { is: 'entered', case: '8.2.3', division, area: c.area });
  return goto('8.2.5/garrison', { division, moved: moved + 1, path: [...path, from] });
};

const paidWith = (g: State, division: number, how: number | undefined): string => {
  if (how === undefined) return '';
  return how === WITH_GAS ? ' with Gas' : ` on ${commanderName(g, commanderOf(g, division))}'s Audacity`;
};
export const moving: Decision<Choice> = {
  forced: ['stop'],
  ends: ['stop'],
  candidates: g => candidates(g, activationProc.vars(g)),
  judge: (g, _a, c) => judgeMove(g, activationProc.vars(g), c),
  take: (g, _a, c) => (c.do === 'stop' ? TO_END : enter(g, activationProc.vars(g), c)),
  say: (g, _a, c) => {
    const { division } = activationProc.vars(g);
    if (c.do === 'stop') return `Stop: the ${divisionName(g, division)} is done`;
    return `Enter ${shownName(g, c.area)}${paidWith(g, division, c.with)}`;
  },
};

/** 8.2.10 A shocked division stays and recovers. 8.2.11 A division in a port stays and fights what is left there. 8.3.8 By an option a shocked division in a port does both. */
const begin = (g: State, { division }: Activation): Next => {
  const here = placeOf(g, division);
  if (damageOf(g, division) === SHOCKED) {
    setDamage(g, division, UNHURT);
    emit(g, { is: 'recovered', case: '8.2.10', division });
    if (!isPort(g, here) || g.cells[at(g).shockedInPort] === 0) return goto('8.2/end');
  }
  if (!isPort(g, here)) return next;
  return alliedIn(g, here).length
    ? call('combat', { division, area: here, kind: 'encounter' }, '8.3/fought')
    : goto('8.2/end');
};

/** 4.3.2, 10.2.2 Lays out what was turned up. Coastal counters fight beside the garrison. */
const turnUp = (g: State, { division }: Activation, out: readonly number[], coastal: boolean): void => {
  const area = placeOf(g, division);
  if (coastal) g.cells[at(g).coastal + area] = 0;
  else g.cells[at(g).garrison + area] = 0;
  for (const piece of out) {
    putPiece(g, piece, area);
    emit(g, { is: 'turned', case: coastal ? '10.2.2' : '4.3.2', area, piece });
  }
  if (!out.length && !isPort(g, area)) captured(g, area); // the bag was empty
};

/** 8.2.12 The effect of what was turned up. */
const effect = (g: State, a: Activation): Next => {
  const area = placeOf(g, a.division);
  const here = alliedIn(g, area);
  const piece = here.find(p => !isAllied(g, p));
  if (piece !== undefined)
    return typeOf(g, piece) === 'breakdown' ? breakDown(g, a, piece) : gain(g, a, piece, here.length);
  if (here.length) return call('combat', { division: a.division, area, kind: 'encounter' }, '8.3/fought'); // 8.2.12c, 4.3.3
  if (isPort(g, area)) captured(g, area); // an empty port is taken by entering it
  return goto('8.2/move');
};
/** 8.2.12a Recon, Gas and the General join the Campaign Assets; the division goes on, unless coastal troops are there too. */
const gain = (g: State, a: Activation, piece: number, there: number): Next => {
  putPiece(g, piece, off(g).assets);
  emit(g, { is: 'gained', case: '8.2.12', division: a.division, piece });
  if (there > 1) return again;
  captured(g, placeOf(g, a.division));
  return goto('8.2/move');
};
/** 8.2.12b A breakdown shocks the division and ends its move. */
const breakDown = (g: State, { division }: Activation, piece: number): Next => {
  putPiece(g, piece, off(g).out);
  setDamage(g, division, SHOCKED);
  activationProc.put(g, { hurt: true });
  emit(g, { is: 'brokeDown', case: '8.2.12', division });
  captured(g, placeOf(g, division));
  return goto('8.2/end');
};
const captured = (g: State, area: number): void => {
  if (isCaptured(g, area)) emit(g, { is: 'captured', case: isPort(g, area) ? '10.3.1' : '11.0', area });
};

/** 8.3.6 After a result that lets it go on the division may move again, except in a port; otherwise it is done. */
const fought = (g: State, f: Frame<Activation>): Next => {
  const { division } = f.vars;
  const row = resultRow(g, f.got as Result);
  if (row.damage !== 'none') activationProc.put(g, { hurt: true });
  return row.goesOn && !isPort(g, placeOf(g, division)) ? goto('8.2/move') : goto('8.2/end');
};

/** 4.2.1 Turned to Resupply; 8.2.9 a Disorder it began with goes, one it took on the way stays. */
const end = (g: State, { division, hurt }: Activation): Next => {
  if (!hurt && damageOf(g, division) === DISORDERED) {
    setDamage(g, division, UNHURT);
    emit(g, { is: 'recovered', case: '8.2.9', division });
  }
  if (isReady(g, division)) flip(g, division);
  return done();
};

const WHERE_TO = ask(GERMAN, 'moving', '8.2');
const TO_END = goto('8.2/end');

export const activation = steps('activation', [
  { at: '8.2/begin', case: '8.2', name: 'Activation', run: (g, f) => begin(g, f.vars) },
  { at: '8.2/move', case: '8.2', name: 'Movement', run: (g, f) => (canGoOn(g, f.vars) ? WHERE_TO : TO_END) },
  {
    at: '8.2.5/garrison',
    case: '8.2.5',
    name: 'Garrison turned up',
    when: (g, f) => hasGarrison(g, placeOf(g, f.vars.division)),
    run: (g, f) => take(GERMAN, '4.3.2', garrisonBag(g, placeOf(g, f.vars.division)), 1),
    fed: (g, f, out) => {
      turnUp(g, f.vars, out, false);
      return next;
    },
  },
  {
    at: '10.2.2/coastal',
    case: '10.2.2',
    name: 'Coastal Defense turned up',
    when: (g, f) => coastalIn(g, placeOf(g, f.vars.division)) > 0,
    run: (g, f) => take(GERMAN, '10.2.2', off(g).coastal, coastalIn(g, placeOf(g, f.vars.division))),
    fed: (g, f, out) => {
      turnUp(g, f.vars, out, true);
      return next;
    },
  },
  { at: '8.2.12/effect', case: '8.2.12', name: 'Effect', run: (g, f) => effect(g, f.vars) },
  { at: '8.3/fought', case: '8.3.6', name: 'After the combat', run: fought },
  { at: '8.2/end', case: '8.2', name: 'End of activation', run: (g, f) => end(g, f.vars) },
]);
