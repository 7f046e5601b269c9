/** Plates, words, colours of counters, faces of cards and markers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardName } from '../../../screen/parts/card.ts';
import { WEAVE, type Paint } from '../../../screen/parts/paint.ts';
import { apart, EYES, type Eye } from '../../../screen/parts/test/eyes.ts';
import { CARDS } from '../data/cards.ts';
import { LEADERS } from '../data/leaders.ts';
import { MAPS } from '../data/map.ts';
import { MARKERS } from '../data/markers.ts';
import { PLANS } from '../data/plans.ts';
import { ABILITIES, FRONTS, NATIONS, SIDES, type EventRow } from '../data/rows.ts';
import { cardFace, leaderFace, planFace, signsOf } from '../look/cards.ts';
import { backOf, costMark, frontOf } from '../look/chits.ts';
import { PAINT } from '../look/hues.ts';
import { lettered, PLACED, written } from '../look/lettering.ts';
import { plateCss } from '../look/plate.ts';
import { PRINTED } from '../look/sheet.ts';
import { hexUnder, idOf, middle } from '../../../kernel/sheet.ts';
import { UNITS } from '../data/units.ts';

const TOKENS = readFileSync(new URL('../../../screen/style/tokens.css', import.meta.url), 'utf8');
const LOOK = readFileSync(new URL('../look/look.css', import.meta.url), 'utf8');
const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(LOOK + TOKENS)?.[1] ?? '';
const plateOf = (front: string): string => readFileSync(new URL(`../look/plate-${front}.svg`, import.meta.url), 'utf8');

describe.each(FRONTS)('the plate of %s', front => {
  const sheet = PRINTED[front];
  it('has a colour for each of its classes, light and dark', () => {
    const kinds = new Set([...plateOf(front).matchAll(/class="([^"]+)"/g)].flatMap(m => m[1]!.split(' ')));
    for (const theme of ['light', 'dark'] as const)
      for (const kind of kinds)
        // A hachure's weight or a river's rank stands beside the kind that has the colour.
        expect([kind, plateCss(theme).includes(`.${kind}`) || /^(rh[0-3]|s[0-2])$/.test(kind)]).toEqual([kind, true]);
  });
  it('is as large as its sheet, and small enough to fetch', () => {
    expect(plateOf(front)).toContain(`viewBox="0 0 ${sheet.w} ${sheet.h}"`);
    expect(plateOf(front).length).toBeLessThan(700_000);
  });
  it('every hex lies under its middle', () => {
    for (let hex = 0; hex < sheet.grid.size; hex++) {
      const { x, y } = middle(sheet, hex);
      expect(hexUnder(sheet, x, y)).toBe(hex);
    }
  });
  it('words lie on it; every city has its name, Paris one for three hexes', () => {
    for (const { text, x, y } of PLACED[front])
      expect([text, x > 0 && x < sheet.w && y > 0 && y < sheet.h]).toEqual([text, true]);
    const words = lettered(sheet, MAPS[front], PLACED[front]);
    const names = new Set(MAPS[front].hexes.flatMap(h => (h.city ? [written(h.city.replace(/ [23]$/, ''))] : [])));
    expect(new Set(words.cities.map(c => c.name))).toEqual(names);
    expect(words.cities.filter(c => c.name === 'Paris').length).toBe(front === 'france' ? 1 : 0);
    expect(words.towns()).toHaveLength(MAPS[front].towns.length);
  });
  it('regions are lettered on land, seas at sea', () => {
    for (const { text, x, y, style } of PLACED[front].filter(w => w.style === 'sea'))
      expect([text, style, MAPS[front].hexes[hexUnder(sheet, x, y)]?.terrain]).toEqual([text, style, 'sea']);
  });
});

describe('2.3 counters', () => {
  const eyes = Object.keys(EYES) as Eye[];
  const nearest = (a: Paint, b: Paint): number =>
    Math.min(...eyes.map(eye => apart(token(`n-${a}`), token(`n-${b}`), eye)));
  it('foes are told apart by hue or by weave, on each front', () => {
    for (const front of FRONTS) {
      const paints = [...new Set(UNITS.filter(u => u.front === front).map(u => PAINT[u.nation])), 'GM' as const];
      const alike = paints.flatMap((a, i) =>
        paints
          .slice(i + 1)
          .filter(b => a !== b && WEAVE[a] === WEAVE[b] && nearest(a, b) < 15)
          .map(b => `${a} ${b}`),
      );
      expect([front, alike]).toEqual([front, []]);
    }
  });
  it('every nation has its own paint', () => expect(new Set(NATIONS.map(n => PAINT[n])).size).toBe(NATIONS.length));
});

describe('5.0 cards', () => {
  const halves = CARDS.flatMap(c => SIDES.map(side => [c, side, c[side]] as const));
  it('36 and 30 event cards, ten plans, eight leaders on four cards: every name once', () => {
    expect(CARDS.filter(c => c.front === 'france')).toHaveLength(36);
    expect(CARDS.filter(c => c.front === 'poland')).toHaveLength(30);
    const faces = [...CARDS.map(c => cardFace(c, 'german')), ...PLANS.map(planFace), ...LEADERS.map(leaderFace)];
    expect(new Set(faces.map(f => f.id)).size).toBe(84);
    expect(new Set(faces.map(f => f.no)).size).toBe(80);
  });
  it('5.2 the holder reads his own half, the other lies above or below it', () => {
    for (const [card, side, event] of halves) {
      const face = cardFace(card, side);
      expect(face.events.map(e => e.title)).toEqual([card.german.name, card.allied.name]);
      expect(cardName(face)).toContain(event.name);
    }
  });
  it('5.1 every icon of a half is a sign with a name', () => {
    const count = ({ cost, from, before, weygand, immune, double, air }: EventRow): number =>
      1 + cost + [from, before, weygand, immune, double, air].filter(x => x !== undefined).length;
    for (const [card, side, event] of halves) {
      const signs = signsOf(event, side, card.front);
      expect([event.name, signs.length]).toEqual([event.name, count(event)]);
      expect(signs.every(s => s.name.length > 3)).toBe(true);
    }
  });
  it('5.2.4 red events must be played when they are drawn', () => {
    for (const [card, side, event] of halves) {
      const face = cardFace(card, side);
      expect([event.name, face.must === true]).toEqual([event.name, event.red === true]);
    }
  });
  it('22.0 every leader has two rules on his card', () => {
    for (const leader of LEADERS) expect(leaderFace(leader).events[0].text.split(': ')).toHaveLength(3);
  });
});

describe('2.6 initiative markers', () => {
  it('twenty on each side, each ability with a picture of its own', () => {
    for (const side of SIDES)
      expect(MARKERS.filter(m => m.side === side).reduce((sum, m) => sum + m.count, 0)).toBe(20);
    expect(new Set(ABILITIES.map(a => backOf('allied', a).glyph)).size).toBe(ABILITIES.length);
  });
  it('5.2.3 the front shows one symbol or two, and cards of each front ask for theirs', () => {
    expect(frontOf('german', true).marks).toEqual(['G', 'G39']);
    expect(frontOf('allied', false).marks).toEqual(['F']);
    for (const front of FRONTS)
      for (const side of SIDES) expect(frontOf(side, true).marks).toContain(costMark(side, front));
  });
});

describe('the sheets', () => {
  it('a label has its place', () => expect(idOf(PRINTED.poland, 'P1615')).toBeGreaterThanOrEqual(0));
});
