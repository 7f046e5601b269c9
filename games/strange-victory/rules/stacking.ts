/** 5.3 Stacking. Movement keeps it; a position set by hand is checked. */
import { frameOf } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { AREAS } from '../data/map.ts';
import { DIVISIONS, KORPS } from '../data/units.ts';
import {
  alliedIn,
  coastalIn,
  divisionsOf,
  hasGarrison,
  isGarrison,
  isPort,
  isStaging,
  korpsOf,
  PIECES,
  placeOf,
  STAGING,
} from '../state.ts';

const names = (divisions: readonly number[]): string => divisions.map(d => DIVISIONS[d]).join(' and ');
const ALL = DIVISIONS.map((_, d) => d);

/** 5.3 One division in an area that is not a staging area; one Allied counter but in ports. */
const crowded = (g: State): readonly string[] =>
  AREAS.flatMap((a, area) => {
    const here = ALL.filter(d => placeOf(g, d) === area);
    const allied = alliedIn(g, area).length + (hasGarrison(g, area) ? 1 : 0);
    const doubled = hasGarrison(g, area) ? alliedIn(g, area).find(isGarrison) : undefined;
    return [
      ...(here.length > 1 && !isStaging(area) ? [`5.3 ${names(here)} stand together in ${a.name}`] : []),
      ...(doubled !== undefined
        ? [
            `4.3.2 ${PIECES[doubled]} lies turned up in ${a.name}, where the garrison is still face down: set its garrison to none`,
          ]
        : allied > 1 && !isPort(area)
          ? [`5.3 ${allied} Allied counters in ${a.name}`]
          : []),
      ...(isStaging(area) && allied ? [`3.1.1 Allied counters in the staging area ${a.name}`] : []),
      ...(coastalIn(g, area) && !isPort(area) ? [`4.5 Coastal Defense counters in ${a.name}, which is no port`] : []),
    ];
  });
/** 5.3, 8.2.5, 10.2.3 While nobody is acting, a division shares its area with no Allied counter, but for those turned up in a port. */
const shared = (g: State): readonly string[] =>
  frameOf(g, 'activation') || frameOf(g, 'counterattack')
    ? []
    : ALL.flatMap(d => {
        const area = placeOf(g, d);
        const name = DIVISIONS[d]!;
        if (area >= AREAS.length || isStaging(area)) return [];
        return [
          ...(hasGarrison(g, area)
            ? [`8.2.5 the ${name} stands on a garrison that is still face down in ${AREAS[area]!.name}`]
            : []),
          ...(coastalIn(g, area)
            ? [`10.2.3 Coastal Defense counters lie face down under the ${name} in ${AREAS[area]!.name}`]
            : []),
          ...(!isPort(area) && alliedIn(g, area).length
            ? [`5.3 the ${name} and an Allied counter stand in ${AREAS[area]!.name}`]
            : []),
        ];
      });
/** 6.0 One whole Korps in a staging area. */
const mingled = (g: State): readonly string[] => [
  ...STAGING.filter(s => new Set(ALL.filter(d => placeOf(g, d) === s).map(korpsOf)).size > 1).map(
    s => `6.0 two Korps stand in ${AREAS[s]!.name}`,
  ),
  ...KORPS.filter(
    (_, k) =>
      new Set(
        divisionsOf(k)
          .map(d => placeOf(g, d))
          .filter(p => STAGING.includes(p)),
      ).size > 1,
  ).map(k => `6.0 ${k} stands in two staging areas`),
];
export const stackingFaults = (g: State): readonly string[] => [...crowded(g), ...shared(g), ...mingled(g)];
