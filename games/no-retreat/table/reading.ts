/** How the log of No Retreat! is read: moves by stack, cards by their events, battles with what came of them, by phase. */
import type { LogLine } from '../../../engine/table.ts';
import type { FightKinds } from '../../../screen/fight/battle-from-log.ts';
import { inLogLines, type LoggedMove, type Reading } from '../../../screen/frame/reading.ts';
import type { Called } from '../../../screen/war/unit-names.ts';
import type { Gazetteer } from '../../../screen/war/view.ts';
import { CARDS } from '../data/cards.ts';
import { markerKind } from '../look/place-actions.ts';

export const FIGHT: FightKinds = {
  begins: ['battle', 'committed', 'event', 'paid', 'cancelled', 'counterattack'],
  result: 'result',
  follows: [
    'converted',
    'reduced',
    'eliminated',
    'surrendered',
    'retreated',
    'tired',
    'advanced',
    'taken',
    'declared',
    'points',
  ],
};
const PHASES: { readonly [kind: string]: string } = {
  moved: 'movement',
  declared: 'combat',
  battle: 'combat',
  deployed: 'reserves',
};
const WHO: { readonly [side: string]: string } = { german: 'German', allied: 'Allied' };
/** Both events of a card by number. */
const EVENTS = new Map(CARDS.map(c => [`#${c.no}`, `${c.german.name} / ${c.allied.name}`]));
const KINDS_WITH_CARD = ['drawnCard', 'discarded', 'tookBack', 'turned'];
const MARKERS_NAMED = ['drawnMarkers', 'look'];
/** 'A Hold! 4, A Hold! 1, A Shock! 2' are two Hold! and a Shock!. */
const markersIn = (text: string): string => {
  const [, before, list] = /^(Drawn: |You see )(.+)\.$/.exec(text) ?? [];
  if (!before || !list) return text;
  const kinds = Map.groupBy(list.split(', '), markerKind);
  return `${before}${[...kinds].map(([kind, of]) => (of.length > 1 ? `${of.length} ${kind}` : kind)).join(', ')}.`;
};
const said = (l: LogLine, called: Called): string => {
  if (MARKERS_NAMED.includes(String(l.event['is']))) return markersIn(l.text);
  const events = KINDS_WITH_CARD.includes(String(l.event['is'])) ? EVENTS.get(String(l.event['card'])) : undefined;
  return events ? l.text.replace(/(#\d+)/, `$1 ${events}`) : called.line(l.text);
};
const moveOf = ({ event: e }: LogLine, names: Gazetteer, called: Called): LoggedMove | undefined =>
  e['is'] === 'moved'
    ? {
        from: names.placed(String(e['from'])),
        to: names.placed(String(e['hex'])),
        units: [called.unit(String(e['unit']))],
        more: 0,
      }
    : undefined;
export const readingFor = (names: Gazetteer, called: Called): Reading => ({
  textOf: l => said(l, called),
  phase: l => {
    const name = PHASES[String(l.event['is'])];
    const who = WHO[String(l.event['side'])];
    return name && who ? `${who} ${name}` : undefined;
  },
  move: l => moveOf(l, names, called),
  silent: [],
  fights: FIGHT,
  ...inLogLines(called.line),
  keeps: {
    battles: ['battle', 'result', 'converted', 'declared', 'counterattack'],
    losses: ['reduced', 'eliminated', 'surrendered'],
    points: ['points', 'stance', 'dismissed', 'planMarker'],
  },
});
