/** The features of a position, for the learned value: points, the clock, and what the divisions, the assets and the garrisons are. */
import { cachedPerBox } from '../../../bots/cache.ts';
import { featuresBy, softened, type Features, type Put } from '../../../bots/features.ts';
import type { State } from '../../../engine/state.ts';
import { ASSET_TYPES } from '../data/charts.ts';
import { KINDS } from '../data/map.ts';
import type { InBox } from '../model/box.ts';
import {
  allDivisions,
  allKorps,
  alliedIn,
  audacityOf,
  coastalIn,
  damageOf,
  DISORDERED,
  divisionName,
  fieldOf,
  hasGarrison,
  isCaptured,
  isOnMap,
  isPort,
  isReady,
  isStarting,
  kindOf,
  korpsName,
  off,
  panicOf,
  piecesIn,
  placeOf,
  portsOf,
  SHOCKED,
  turnOf,
} from '../model/state.ts';
import { halvesOf } from '../rules/victory.ts';
import { calmOf } from './clock.ts';
import { evaluate } from './evaluate.ts';
import { fightCachePerBox } from './fight.ts';
import { marchesFrom } from './ground.ts';
import { knownOf } from './known.ts';
import { groundOf, outlookFrom, situationOf, type Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';
import { left } from './win-chance.ts';

const fights = fightCachePerBox(WEIGHTS);
/** Nearness is multiplied by this for each half turn on the way. */
const FADE = 0.75;
const putDivisions = (put: Put, s: Situation): void => {
  const { g } = s;
  const { goals } = groundOf(s);
  let [ready, disordered, shocked, inPorts, ahead] = [0, 0, 0, 0, 0];
  for (const d of allDivisions(g)) {
    const place = placeOf(g, d);
    const marches = isOnMap(g, place) && !isPort(g, place);
    const far = marches ? marchesFrom(goals, place) : undefined;
    const nearest = far ? Math.min(...portsOf(g).map(port => far[port]!)) : 0;
    const outlook = marches ? outlookFrom(s, d, place) : 0;
    put(`${divisionName(g, d)}: near a port`, FADE ** nearest);
    put(`${divisionName(g, d)}: ahead`, outlook);
    ready += isReady(g, d) ? 1 : 0;
    disordered += marches && damageOf(g, d) === DISORDERED ? 1 : 0;
    shocked += marches && damageOf(g, d) === SHOCKED ? 1 : 0;
    inPorts += isOnMap(g, place) && isPort(g, place) ? 1 : 0;
    ahead += outlook;
  }
  put('divisions ready', ready / 7);
  put('divisions disordered', disordered / 7);
  put('divisions shocked', shocked / 7);
  put('divisions in ports', inPorts / 7);
  put('points ahead of all divisions', ahead / 7);
};
const putAssets = (put: Put, s: Situation): void => {
  const { g } = s;
  const kept = piecesIn(g, off(g).assets);
  put('assets of the start', kept.filter(p => isStarting(g, p)).length / 5);
  put('assets found', kept.filter(p => !isStarting(g, p)).length / 5);
  for (const [type, name] of ASSET_TYPES.entries()) put(`has ${name}`, (s.hand >> type) & 1);
  for (const korps of allKorps(g)) put(`Audacity of ${korpsName(g, korps)}`, audacityOf(g, korps) / 3);
};
const putGround = (put: Put, g: State): void => {
  for (const kind of KINDS) {
    const areas = fieldOf(g).filter(area => kindOf(g, area) === kind);
    if (areas.length === 0) continue;
    put(`${kind}: captured`, areas.filter(area => isCaptured(g, area)).length / areas.length);
    put(`${kind}: garrisoned`, areas.filter(area => hasGarrison(g, area)).length / areas.length);
    put(`${kind}: Allied counters`, areas.reduce((n, area) => n + alliedIn(g, area).length, 0) / 5);
  }
  put('coastal troops', portsOf(g).reduce((n, port) => n + coastalIn(g, port), 0) / 5);
};
const write = (g: State, put: Put): void => {
  const s = situationOf(g, fights(g));
  const points = halvesOf(g) / 2;
  const today = evaluate(g, fights(g));
  put('left', left(g));
  put('mover', 1);
  put("today's evaluation", today / 10);
  put("today's evaluation, softened", softened(today - 33, 8));
  put('points', points / 20);
  put('points not taken', (knownOf(g).points - points) / 20);
  put('turn', turnOf(g) / 10);
  put('panic', panicOf(g) / 30);
  put('calm', calmOf(g) / 30);
  put('divisions that march or fight', s.active / 7);
  putDivisions(put, s);
  putAssets(put, s);
  putGround(put, g);
};
const known = cachedPerBox<InBox, { own?: Features }>(() => ({}));
export const features = (g: State): Features => (known(g).own ??= featuresBy(write, g));
