/** 5.3 Stacking faults of a position set by hand. In play the movement rules prevent them. */
import type { State } from '../../../engine/state.ts';
import {
  allDivisions,
  alliedIn,
  allKorps,
  areaName,
  areasOf,
  coastalIn,
  divisionName,
  divisionsOf,
  hasGarrison,
  isGarrison,
  isOnMap,
  isPort,
  isStaging,
  korpsName,
  korpsOf,
  pieceName,
  placeOf,
  stagingAreas,
} from '../model/state.ts';
import { frameOf } from './flow.ts';

const names = (g: State, divisions: readonly number[]): string => divisions.map(d => divisionName(g, d)).join(' and ');

/** 5.3 Outside staging areas one division in an area; outside ports one Allied counter. */
const crowded = (g: State): readonly string[] =>
  areasOf(g).flatMap((a, area) => {
    const here = allDivisions(g).filter(d => placeOf(g, d) === area);
    const allied = alliedIn(g, area).length + (hasGarrison(g, area) ? 1 : 0);
    const doubled = hasGarrison(g, area) ? alliedIn(g, area).find(p => isGarrison(g, p)) : undefined;
    return [
      ...(here.length > 1 && !isStaging(g, area) ? [`5.3 ${names(g, here)} stand together in ${a.name}`] : []),
      ...(doubled !== undefined
        ? [
            `4.3.2 ${pieceName(g, doubled)} lies turned up in ${a.name}, where the garrison is still face down: set its garrison to none`,
          ]
        : allied > 1 && !isPort(g, area)
          ? [`5.3 ${allied} Allied counters in ${a.name}`]
          : []),
      ...(isStaging(g, area) && allied ? [`3.1.1 Allied counters in the staging area ${a.name}`] : []),
      ...(coastalIn(g, area) && !isPort(g, area)
        ? [`4.5 Coastal Defense counters in ${a.name}, which is no port`]
        : []),
    ];
  });
/** 5.3, 8.2.5, 10.2.3 Outside an activation or counterattack, a division shares its area with Allied counters only in a port, and only if they are turned up. */
const shared = (g: State): readonly string[] =>
  frameOf(g, 'activation') || frameOf(g, 'counterattack')
    ? []
    : allDivisions(g).flatMap(d => {
        const area = placeOf(g, d);
        const name = divisionName(g, d);
        if (!isOnMap(g, area) || isStaging(g, area)) return [];
        return [
          ...(hasGarrison(g, area)
            ? [`8.2.5 the ${name} stands on a garrison that is still face down in ${areaName(g, area)}`]
            : []),
          ...(coastalIn(g, area)
            ? [`10.2.3 Coastal Defense counters lie face down under the ${name} in ${areaName(g, area)}`]
            : []),
          ...(!isPort(g, area) && alliedIn(g, area).length
            ? [`5.3 the ${name} and an Allied counter stand in ${areaName(g, area)}`]
            : []),
        ];
      });
/** 6.0 One whole Korps in a staging area. */
const mingled = (g: State): readonly string[] => [
  ...stagingAreas(g)
    .filter(
      s =>
        new Set(
          allDivisions(g)
            .filter(d => placeOf(g, d) === s)
            .map(d => korpsOf(g, d)),
        ).size > 1,
    )
    .map(s => `6.0 two Korps stand in ${areaName(g, s)}`),
  ...allKorps(g)
    .filter(
      k =>
        new Set(
          divisionsOf(g, k)
            .map(d => placeOf(g, d))
            .filter(p => stagingAreas(g).includes(p)),
        ).size > 1,
    )
    .map(k => `6.0 ${korpsName(g, k)} stands in two staging areas`),
];
export const stackingFaults = (g: State): readonly string[] => [...crowded(g), ...shared(g), ...mingled(g)];
