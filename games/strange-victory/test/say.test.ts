/** What each choice is called: the words of buttons, lists, terminals and screen readers. */
import { expect, test } from 'vitest';
import { labelled } from '../../../engine/labels.ts';
import { choicesOf, type Table } from '../../../engine/table.ts';
import { overlayTables } from '../../../engine/overlay-tables.ts';

import { checks } from '../pack/checks.ts';
import { pack } from '../pack.ts';
import { SHIPPED } from '../data/tables.ts';
import { strangeVictory } from '../game.ts';
import { packWith } from './packs.ts';
import { cleared, done, labelOf, march, opened, scene } from './scene.ts';

/** The words for every listed choice, by the choice. */
const said = (t: Table): { readonly [choice: string]: string } => {
  const [ask] = t.game.machine.open(t.g);
  return Object.fromEntries(
    choicesOf(t, 'german').map(c => [JSON.stringify(labelled(t.game.labels, c)), t.game.machine.say(t.g, ask!, c)]),
  );
};
const words = (t: Table): readonly string[] => Object.values(said(t));
const INFANTRY = labelOf('Garrison A', 'infantry', 4);

test('6.0 the set-up: all at once with its places, or a Korps at a time', () => {
  const t = opened();
  expect(words(t).slice(0, 2)).toEqual([
    'Historical set-up: Rommel at Dinant, Reinhardt at Maubeuge, Guderian at Sedan',
    'XV Korps at Dinant',
  ]);
  expect(words(t).length).toBe(10);
  expect(new Set(words(t)).size).toBe(10);
});
test('7.0 a division to activate', () => {
  const t = scene();
  expect(words(t)).toEqual(['7th', '5th', '6th', '8th', '1st', '2nd', '10th'].map(d => `Activate the ${d}`));
});
test('8.2 where to go, by the name on the map, and to stop', () => {
  const t = scene({ place: { '2nd': 'Mezieres' }, ...cleared('Mezieres') });
  done(t, { do: 'activate', division: '2nd' });
  expect(words(t)).toEqual(['Stop: the 2nd is done', 'Enter Rocroi', 'Enter Signy-l’Abbaye', 'Enter Rethel']);
});
test('8.2.7 what pays for a third area, and whose Audacity', () => {
  const gas = labelOf('Garrison C', 'gas');
  const t = scene({ ...cleared('Philippeville', 'Beaumont', 'Chimay'), place: { [gas]: 'Campaign Assets' } });
  march(t, '7th', 'Philippeville');
  done(t, { do: 'enter', area: 'Chimay' });
  expect(words(t)).toContain('Enter Hirson with Gas');
  expect(words(t)).toContain("Enter Hirson on Rommel's Audacity");
});
test('8.3.3 the dice to be rolled, and the assets that may go in first', () => {
  const recon = labelOf('Garrison A', 'recon');
  const t = scene({ place: { 'Stuka 4': 'Discarded', [recon]: 'Campaign Assets' } });
  march(t, '5th', 'Philippeville', labelOf('Garrison A', 'infantry', 3));
  expect(words(t)).toEqual([
    'Roll 2 dice at 6 or more',
    'Use Stuka',
    'Use Guns',
    'Use Recon',
    'Use Recon and bring Stuka back',
  ]);
});
test('8.3.4 at 7 and 8 nothing is rolled', () => {
  const t = scene();
  march(t, '7th', 'Philippeville', INFANTRY);
  expect(words(t)[0]).toBe('Fight it out: a Bloody Firefight at strength 8');
});
test('8.3.7 dice to roll again, and what it costs', () => {
  const giraud = labelOf('Garrison B', 'giraud');
  const t = scene({ place: { [giraud]: 'Campaign Assets' } });
  march(t, '7th', 'Philippeville', labelOf('Garrison A', 'infantry', 3));
  done(t, { do: 'roll' }, 1, 1, 6);
  expect(said(t)).toMatchObject({
    '{"do":"accept"}': 'Let the dice lie',
    '{"do":"reroll","with":"audacity","dice":[1,1]}': "Roll 1, 1 again: a point of Rommel's",
    '{"do":"reroll","with":"giraud","dice":[1,6]}': 'Roll 1, 6 again: Giraud',
  });
});
test('9.1.1 where the counterattack falls, and on whom', () => {
  const t = scene({ place: { '7th': 'La Fere' }, ...cleared('La Fere') }, '9.1');
  expect(words(t)).toEqual(['The counterattack falls on La Fère (7th)']);
});
test('10.1 a repair, and whose point it takes', () => {
  const t = scene({ damage: { '6th': 'shocked' } }, '10.1');
  expect(words(t)).toEqual(['No more repairs', "Repair the 6th for a point of Reinhardt's"]);
});
test('with other tables the words are theirs', () => {
  const { game } = overlayTables(
    pack,
    checks,
    packWith({ commanders: SHIPPED.commanders.map(c => (c.name === 'Rommel' ? { ...c, name: 'Hoth' } : c)) }),
  );
  const g = game.machine.start(game.begin('channel', {}, game.version), game.first);
  const [ask] = game.machine.open(g);
  expect(game.machine.say(g, ask!, { do: 'historical' })).toBe(
    'Historical set-up: Hoth at Dinant, Reinhardt at Maubeuge, Guderian at Sedan',
  );
  expect(strangeVictory.labels.commander).toContain('Rommel');
});
