/** Names of cities: above the counters, at the foot of their hexes, with a halo. Paris and the Ruhr have one name for their three hexes. */
import { For, type JSX } from 'solid-js';
import { HEXES } from '../data/map.ts';
import { written } from './lettering.ts';
import { middleOf } from './sheet.ts';

const BIG = ['Paris', 'Ruhr'];
const CITIES = HEXES.filter(h => h.city && (!BIG.includes(h.city) || HEXES.find(o => o.city === h.city) === h)).map(h => ({ name: written(h.city!), big: BIG.includes(h.city!), ...middleOf(h.hex) }));

export const CityNames = (): JSX.Element => <g class="cities"><For each={CITIES}>{(c) => <text class="cn" classList={{ big: c.big }} x={c.big ? c.x + 14 : c.x} y={c.y + (c.big ? 34 : 31.5)}>{c.name}</text>}</For></g>;
