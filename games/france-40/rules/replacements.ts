/** 9.0 Replacements, the refit of the mechanised corps, and the reinforcement. */
import {
  blockedBy,
  cells,
  named,
  no,
  ok,
  supplyOf,
  trackCell,
  zoneAt,
  type Decision,
  type Verdict,
  places,
} from '../../../engine/decide.ts';
import { again, done } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { A, FRENCH, fullSteps, G, isFort, isMech, nameOf, nationOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { citiesOf, countryOf, GERMANY, isCity, placed } from '../model/ground.ts';
import {
  ALLIED,
  AT,
  at,
  boxPlace,
  controls,
  GERMAN,
  is1940,
  mobileOf,
  onMap,
  placeOf,
  putUnit,
  stepsLeft,
  TURN_TRACK,
  turnOf,
} from '../model/state.ts';
import { askSecretly, call, emit, procedure, steps } from './flow.ts';
import { TURN, zoneWords } from './obstacles.ts';
import { mayShare } from './stacking.ts';
import { inSupply } from './supply.ts';
import { inZoneOf } from './zones.ts';

type Replacing =
  | { readonly do: 'replace'; readonly unit: number }
  | { readonly do: 'refit' }
  | { readonly do: 'arrive'; readonly hex: number }
  | { readonly do: 'done' };
const toReplace = (unit: number) => ({ do: 'replace', unit }) as const;
const REFIT = { do: 'refit' } as const;
const DONE = { do: 'done' } as const;
const toArrive = (hex: number) => ({ do: 'arrive', hex }) as const;
const reinforcer = (g: State): number => boxOf(g).REINFORCER;
const replacementsProc = procedure('replacements');
const pool = (side: SideNo): number => (side === G ? AT.germanReplacements : AT.frenchReplacements);
/** 9.1, 9.3 A step for a reduced unit that is in supply. */
const mayReplace = (g: State, side: SideNo, unit: number): Verdict => {
  const name = nameOf(g, unit);
  const c = side === G ? '9.1' : '9.3';
  if (sideOf(g, unit) !== side) return no(c, `${name} is not yours`);
  if (isFort(g, unit)) return no(c, `${name} is a fort and gets no replacements`);
  if (side === A && nationOf(g, unit) !== FRENCH) return no(c, `${name} is not French and gets no replacements`);
  if (isMech(g, unit)) return no('9.2', `${name} is refitted with the others, once in the game`);
  if (!onMap(g, unit)) return blockedBy(places(unit), '9.0', `${name} is not on the map`);
  if (stepsLeft(g, unit) >= fullSteps(g, unit))
    return blockedBy(cells('steps', unit), '9.0', `${name} has all its steps`);
  if (g.cells[pool(side)]! <= 0)
    return blockedBy(
      trackCell(side === G ? 'germanReplacements' : 'frenchReplacements'),
      c,
      `${name} waits: no replacement points are left`,
    );
  const hex = placeOf(g, unit);
  return inSupply(g, unit) ? ok : blockedBy(supplyOf(unit), c, `${name} in ${placed(g, hex)} is out of supply`, [hex]);
};
const panzersOnMap = (g: State): readonly number[] => mobileOf(g, G).filter(u => isMech(g, u) && onMap(g, u));
const isReduced = (g: State, unit: number): boolean => stepsLeft(g, unit) < fullSteps(g, unit);
const reducedPanzers = (g: State): readonly number[] => panzersOnMap(g).filter(u => isReduced(g, u) && inSupply(g, u));
const mayRefit = (g: State, side: SideNo): Verdict => {
  if (side !== G) return no('9.2', 'only German mechanised corps are refitted');
  if (g.cells[AT.refit]) return blockedBy(trackCell('refit'), '9.2', 'the mechanised corps have been refitted once');
  return reducedPanzers(g).length ? ok : whyNoRefit(g);
};
/** 9.2 The reason: no mechanised corps is on the map, none is reduced, or those that are have no supply. */
const whyNoRefit = (g: State): Verdict => {
  const all = panzersOnMap(g);
  const cut = all.find(u => isReduced(g, u));
  if (cut !== undefined)
    return blockedBy(supplyOf(cut), '9.2', `${nameOf(g, cut)} in ${placed(g, placeOf(g, cut))} is out of supply`);
  return all.length
    ? blockedBy(cells('steps', ...all), '9.2', 'no mechanised corps on the map is reduced')
    : blockedBy(places(...mobileOf(g, G).filter(u => isMech(g, u))), '9.2', 'no mechanised corps is on the map');
};
/** 9.4 The reinforcement arrives in a German-held city in Germany that is not in an enemy zone. */
const mayArrive = (g: State, side: SideNo, hex: number): Verdict => {
  const v = isArrival(g, side, hex);
  return v.ok ? v : named(v, `${chartsOf(g).reinforcement.unit} cannot arrive at ${placed(g, hex)}`);
};
const isArrival = (g: State, side: SideNo, hex: number): Verdict => {
  if (side !== G) return no('9.4', 'it is German', [hex]);
  if (placeOf(g, reinforcer(g)) !== boxPlace(g, TURN_TRACK))
    return blockedBy(places(reinforcer(g)), '9.4', 'it has arrived already', [hex]);
  if (turnOf(g) < chartsOf(g).reinforcement.turn)
    return blockedBy(TURN, '9.4', `it does not come before turn ${chartsOf(g).reinforcement.turn}`, [hex]);
  if (!isCity(g, hex)) return no('9.4', 'that is no city', [hex]);
  if (countryOf(g, hex) !== GERMANY) return no('9.4', 'that is not in Germany', [hex]);
  if (!controls(g, G, hex)) return blockedBy(cells('control', hex), '9.4', 'the Allies hold it', [hex]);
  const share = mayShare(g, reinforcer(g), hex);
  if (!share.ok) return share;
  return inZoneOf(g, A, hex) ? blockedBy(zoneAt(hex), '9.4', `that is in ${zoneWords(A)}`, [hex]) : ok;
};
const replaceOne = (g: State, unit: number): void => {
  g.cells[at(g).steps + unit]! += 1;
  emit(g, { is: 'replaced', case: '9.0', to: [sideOf(g, unit) === G ? GERMAN : ALLIED], unit });
};
const stepWords = (count: number): string => (count === 1 ? 'one step' : `${count} steps`);
export const replacing: Decision<Replacing> = {
  verbs: ['replace', 'refit', 'arrive', 'done'],
  ends: ['done'],
  caution: (g, _a, c) => {
    const side = replacementsProc.vars(g).side;
    if (c.do === 'refit')
      return { says: [`Once in the game: ${stepWords(reducedPanzers(g).length)} given back`], asks: true };
    const left = mobileOf(g, side).filter(u => mayReplace(g, side, u).ok).length;
    return c.do === 'done' && left
      ? { says: [`${stepWords(Math.min(left, g.cells[pool(side)]!))} could be given back`] }
      : undefined;
  },
  candidates: g => {
    const side = replacementsProc.vars(g).side;
    return [
      DONE,
      ...mobileOf(g, side)
        .filter(u => onMap(g, u) && stepsLeft(g, u) < fullSteps(g, u))
        .map(toReplace),
      ...(side === G ? [REFIT, ...citiesOf(g, GERMANY).map(toArrive)] : []),
    ];
  },
  judge: (g, _a, c) => {
    const side = replacementsProc.vars(g).side;
    switch (c.do) {
      case 'done':
        return ok;
      case 'replace':
        return mayReplace(g, side, c.unit);
      case 'refit':
        return mayRefit(g, side);
      case 'arrive':
        return mayArrive(g, side, c.hex);
    }
  },
  take: (g, _a, c) => {
    switch (c.do) {
      case 'done':
        return done();
      case 'replace':
        replaceOne(g, c.unit);
        g.cells[pool(replacementsProc.vars(g).side)]! -= 1;
        return again;
      case 'refit':
        for (const u of reducedPanzers(g)) replaceOne(g, u);
        g.cells[AT.refit] = 1;
        return again;
      case 'arrive':
        putUnit(g, reinforcer(g), c.hex);
        emit(g, { is: 'arrived', case: '9.4', hex: c.hex });
        return again;
    }
  },
  say: (g, _a, c) => {
    switch (c.do) {
      case 'done':
        return 'No more replacements';
      case 'replace':
        return `A step for ${nameOf(g, c.unit)}`;
      case 'refit':
        return 'Refit the mechanised corps, once in the game';
      case 'arrive':
        return `${chartsOf(g).reinforcement.unit} arrives at ${placed(g, c.hex)}`;
    }
  },
};
export const replacementSteps = steps('replacements', [
  {
    at: '9.0',
    case: '9.0',
    name: 'Replacements',
    run: (_g, f) => askSecretly(f.vars.side === G ? GERMAN : ALLIED, 'replacing', '9.0'),
  },
]);
/** 3.10 Uses only what both sides know, so that being asked does not reveal whether a side has reduced units. */
const mayReplaceAny = (g: State, side: SideNo): boolean =>
  g.cells[pool(side)]! > 0 ||
  (side === G &&
    (!g.cells[AT.refit] ||
      (placeOf(g, reinforcer(g)) === boxPlace(g, TURN_TRACK) && turnOf(g) >= chartsOf(g).reinforcement.turn)));
/** 5.15 The last phase of a turn of 1940: first the Germans, then the French. */
export const replacementPhases = steps('turn', [
  {
    at: '5.15/g',
    case: '5.15',
    name: 'German replacements',
    when: g => is1940(g) && mayReplaceAny(g, G),
    run: () => call('replacements', { side: G }),
  },
  {
    at: '5.15/f',
    case: '5.15',
    name: 'French replacements',
    when: g => is1940(g) && mayReplaceAny(g, A),
    run: () => call('replacements', { side: A }),
  },
]);
