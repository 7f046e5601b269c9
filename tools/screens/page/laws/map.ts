/** The law of the map's place. */
import type { Law, MapPlace } from '../moment.ts';

export const mapPlace = (): MapPlace | undefined => {
  const world = document.querySelector('.view .world');
  const layer = world?.querySelector('svg.layer');
  if (!world || !layer) return undefined;
  const { left, top, width } = layer.getBoundingClientRect();
  const { top: edge, height } = document.querySelector('.view')!.getBoundingClientRect();
  return { x: left, y: top, width, edge, height };
};
/** A pixel or two are the rounding of a layer. */
const MAX_PX = 3;
export const mapStandsStill: Law = {
  id: 'map-moves',
  says: 'The map stands still unless it was asked to move.',
  find: ({ step, before, table }) => {
    const now = mapPlace();
    if (!now || !before?.map || !step) return [];
    // What was picked in a list or asked about by a key may be brought into view; what only came over the map may not push it.
    const pushed = now.edge !== before.map.edge || now.height !== before.map.height;
    if (step.hand !== 'map' && !pushed) return [];
    if (table && table.snap().eyes !== before.eyes) return [];
    const dx = Math.round(now.x - before.map.x);
    const dy = Math.round(now.y - before.map.y);
    const zoomed = Math.abs(now.width - before.map.width) > 1;
    if (!zoomed && Math.abs(dx) <= MAX_PX && Math.abs(dy) <= MAX_PX) return [];
    return [
      {
        words: `the map jumped by ${dx}, ${dy} px${zoomed ? ' and was zoomed' : ''} after ${step.words}`,
        same: `${step.hand}`,
      },
    ];
  },
};
