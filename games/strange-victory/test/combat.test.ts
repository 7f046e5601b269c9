/** 8.3 Combat. */
import { expect, test } from 'vitest';
import { CASES } from '../data/cases.ts';
import { RESULTS, RESULT_ROWS } from '../data/charts.ts';
import { strangeVictory } from '../game.ts';
import { resultChances } from '../rules/chances.ts';
import {
  areaOf,
  asked,
  assets,
  atMezieres,
  calais,
  cleared,
  column,
  commander,
  counter,
  division,
  done,
  GAS,
  I2,
  INFANTRY,
  labelOf,
  march,
  offered,
  refusal,
  scene,
  seen,
  value,
  type Columns,
} from './scene.ts';

test('2.0, 8.3.5 six-sided dice are rolled', () => {
  const t = atMezieres(INFANTRY.label);
  expect(() => done(t, { do: 'roll' }, 7, 1, 1)).toThrow(/6, 6, 6 faces/);
});
test('3.1.3, 8.3.2 a strategic area in the woods doubles infantry too', () => {
  const t = scene({ ...cleared('Rocroi'), place: { '7th': 'Rocroi' } });
  march(t, '7th', 'Hirson', INFANTRY.label);
  expect(seen(t).combat?.strength).toBe(Math.min(8, INFANTRY.strength * 2));
});
test('5.2, 8.3.6 no result destroys a division or drives it back', () => {
  for (const dice of [
    [1, 1, 1],
    [1, 1, 6],
    [1, 6, 6],
    [6, 6, 6],
  ]) {
    const t = atMezieres(INFANTRY.label);
    done(t, { do: 'roll' }, ...dice);
    expect(division(t, '7th').area).toBe('Mezieres');
  }
});
test('8.3, 8.3.1 dice are counted afresh for each fight: those of the face that shows', () => {
  expect(seen(atMezieres(INFANTRY.label)).combat).toMatchObject({ dice: 3, strength: INFANTRY.strength });
});
const ARMOUR = counter('Garrison A', 'armour');
test('8.3.2, 3.1.2 woods double infantry, not armour', () => {
  const inWoods = (label: string) => {
    const t = scene();
    march(t, '7th', 'Philippeville', label);
    return seen(t).combat!.strength;
  };
  expect([inWoods(INFANTRY.label), inWoods(ARMOUR.label)]).toEqual([INFANTRY.strength * 2, ARMOUR.strength]);
});
test.each([
  [2, 6],
  [3, 8],
])('8.3.2, 3.1.5 infantry of %i defends Avesnes with %i', (printed, strength) => {
  const t = scene({ ...cleared('Beaumont'), place: { '7th': 'Beaumont' } });
  march(t, '7th', 'Avesnes', labelOf('Garrison I', 'infantry', printed));
  expect(seen(t).combat?.strength).toBe(strength);
});
/** The 7th next to Calais. */
const besideCalais = (columns: Columns, options = {}) =>
  scene(
    {
      ...cleared('Saint-Omer'),
      rerolled: { Rommel: 'yes' },
      ...columns,
      place: { '7th': 'Saint-Omer', ...(columns?.place as object) },
    },
    '8.2',
    options,
  );
const I3 = labelOf('Garrison I', 'infantry', 3);
const C4 = labelOf('Coastal Defense', 'infantry', 4);
test('8.3.2, 10.2.2 infantry in a port fights as one: the 3 and 4 at Calais are 7', () => {
  const t = besideCalais({ coastal: { Calais: 1 } });
  march(t, '7th', 'Calais', I3, C4);
  expect(seen(t).combat).toMatchObject({ strength: 7, defenders: [{ strength: 3 }, { strength: 4 }] });
});
test('8.3.2, 3.2.2 no total is more than 8, before assets take anything off', () => {
  const others = ['Coast 1', 'Coast 3'].map(p => Object.keys(column(scene(), 'place')).find(l => l.startsWith(p))!);
  const t = besideCalais({ coastal: { Calais: 3 } });
  march(t, '7th', 'Calais', I3, C4, ...others);
  expect(seen(t).combat?.strength).toBe(8);
  done(t, { do: 'use', asset: 'Stuka' });
  expect(seen(t).combat?.strength).toBe(6);
});
const CRUISERS = counter('Coastal Defense', 'armour');
test('8.3.2 our reading: armour in a port is fought first and alone', () => {
  const t = besideCalais({ coastal: { Calais: 1 } });
  march(t, '7th', 'Calais', I3, CRUISERS.label);
  expect(seen(t).combat).toMatchObject({ strength: CRUISERS.strength, defenders: [{ type: 'armour' }] });
  done(t, { do: 'roll' }, 6, 6, 6);
  expect(areaOf(t, 'Calais')).toMatchObject({ control: 'allied', allied: [{ label: I3 }] });
});
test('8.3.2 with the option armour adds its strength', () => {
  const t = besideCalais({ coastal: { Calais: 1 } }, { portArmour: 'together' });
  march(t, '7th', 'Calais', I2, CRUISERS.label);
  expect(seen(t).combat?.strength).toBe(2 + CRUISERS.strength);
});
test('8.3.2, 8.3.8 the 4 that held out is fought again at its own strength', () => {
  const t = scene({ ...cleared('Calais'), place: { '7th': 'Calais', [C4]: 'Calais' } });
  done(t, { do: 'activate', division: '7th' });
  expect(seen(t).combat?.strength).toBe(4);
});
const RECON = labelOf('Garrison C', 'recon');
const GIRAUD = labelOf('Garrison B', 'giraud');
const WITH_ALL = {
  ...cleared('Hazebrouck', 'Bethune', 'Laon'),
  place: { [GAS]: 'Campaign Assets', [RECON]: 'Campaign Assets', [GIRAUD]: 'Campaign Assets' },
};
test.each([
  ['Stuka', -2, 0],
  ['Guns', -1, 1],
  ['Giraud', -1, 0],
  ['Gas', -1, 0],
  ['Recon', 0, 1],
])('8.3.3 %s: strength %i, dice +%i', (asset, strength, dice) => {
  const t = atMezieres(ARMOUR.label, WITH_ALL);
  done(t, { do: 'use', asset });
  expect(seen(t).combat).toMatchObject({ strength: ARMOUR.strength + strength, dice: 3 + dice });
});
test('8.3.3 Gas weakens armour only', () => {
  expect(refusal(atMezieres(INFANTRY.label, WITH_ALL), { do: 'use', asset: 'Gas' })).toBe('8.3.3');
  expect(refusal(atMezieres(ARMOUR.label, WITH_ALL), { do: 'use', asset: 'Gas' })).toBeUndefined();
});
test('8.3.3 Gas weakens armour that fights beside infantry in a port, by option', () => {
  const t = besideCalais({ ...WITH_ALL, coastal: { Calais: 1 } }, { portArmour: 'together' });
  march(t, '7th', 'Calais', I2, CRUISERS.label);
  done(t, { do: 'use', asset: 'Gas' });
  expect(seen(t).combat?.strength).toBe(2 + CRUISERS.strength - 1);
});
test('8.3.3, 5.3 one asset of each type in a combat', () => {
  const t = atMezieres(ARMOUR.label, WITH_ALL);
  done(t, { do: 'use', asset: 'Stuka' });
  expect(assets(t)).toContain('Stuka');
  expect(refusal(t, { do: 'use', asset: 'Stuka' })).toBe('8.3.3');
});
test('8.3.3, 4.2.2 Recon brings back a discarded starting asset, which may be used at once', () => {
  const t = atMezieres(ARMOUR.label, { ...WITH_ALL, place: { ...WITH_ALL.place, 'Stuka 1': 'Discarded' } });
  expect(refusal(t, { do: 'use', asset: 'Recon', back: 'Guns' })).toBe('8.3.3'); // none discarded
  expect(refusal(t, { do: 'use', asset: 'Stuka', back: 'Stuka' })).toBe('8.3.3'); // only Recon
  done(t, { do: 'use', asset: 'Recon', back: 'Stuka' });
  expect(column(t, 'place')['Stuka 1']).toBe('Campaign Assets');
  expect(refusal(t, { do: 'use', asset: 'Stuka' })).toBeUndefined();
});
test('8.3.3 found assets do not come back: they are out of play after the combat', () => {
  const t = atMezieres(ARMOUR.label, WITH_ALL);
  done(t, { do: 'use', asset: 'Gas' });
  done(t, { do: 'roll' }, 6, 6, 6);
  done(t, { do: 'accept' });
  expect(column(t, 'place')[GAS]).toBe('Out of play');
});
test('8.3.3, 5.3 a second Guns, or an asset in use, is not to be had', () => {
  const t = atMezieres(INFANTRY.label, { place: { [labelOf('Garrison C', 'recon')]: 'Campaign Assets' } });
  done(t, { do: 'use', asset: 'Guns' });
  expect(refusal(t, { do: 'use', asset: 'Guns' })).toBe('8.3.3');
  expect(refusal(t, { do: 'use', asset: 'Recon', back: 'Guns' })).toBe('8.3.3'); // in use, not yet discarded
});
test('8.3.3 Giraud used for strength is gone and pays for no re-roll', () => {
  const giraud = labelOf('Garrison B', 'giraud');
  const t = atMezieres(INFANTRY.label, { place: { [giraud]: 'Campaign Assets' } });
  done(t, { do: 'use', asset: 'Giraud' });
  done(t, { do: 'roll' }, 6, 1, 1);
  expect(column(t, 'place')[giraud]).toBe('Out of play');
  expect(assets(t)).not.toContain('Giraud');
});
test('8.3.4, 3.2.2 at 7 no dice are rolled: shocked, one defender gone, panic +3', () => {
  const t = besideCalais({ coastal: { Calais: 1 }, panic: 5 });
  march(t, '7th', 'Calais', I3, C4);
  done(t, { do: 'roll' });
  expect(division(t, '7th')).toMatchObject({ damage: 'shocked', face: 'resupply' });
  expect(areaOf(t, 'Calais').allied.map(a => a.label)).toEqual([C4]);
  expect(value(t, 'panic')).toBe(8);
});
test('8.3.5 the roll carries the sum that it was made against, for whoever reads the log', () => {
  const t = atMezieres(INFANTRY.label);
  const { lines, strength } = seen(t).combat!;
  const rolled = done(t, { do: 'roll' }, 1, 1, 6).find(l => l.event['is'] === 'rolled')!.event;
  expect(rolled['ledger']).toEqual(lines.map(l => ({ name: l.name, case: l.case, to: l.sum })));
  expect(rolled['strength']).toBe(strength);
});
test.each([
  [[1, 1, 1], 'desperate'],
  [[1, 1, 6], 'pitched'],
  [[1, 6, 6], 'breakthrough'],
  [[6, 6, 6], 'overrun'],
] as const)('8.3.5, 8.3.6, 4.6 dice %j are a %s', (dice, result) => {
  const t = atMezieres(INFANTRY.label, { audacity: { Rommel: 1 } });
  const row = RESULT_ROWS[result];
  done(t, { do: 'roll' }, ...dice);
  expect(value(t, 'panic')).toBe(5 + row.panic);
  expect(division(t, '7th')).toMatchObject({ damage: row.damage, face: row.goesOn ? 'advancing' : 'resupply' });
  expect(commander(t, 'Rommel').audacity).toBe(1 + row.audacity);
  expect(column(t, 'place')[INFANTRY.label]).toBe('Out of play');
  expect(asked(t)).toBe(row.goesOn ? 'moving' : 'activating');
});
test('8.3.5 a die hits at the strength itself, and not below', () => {
  const t = atMezieres(INFANTRY.label);
  done(t, { do: 'roll' }, INFANTRY.strength, INFANTRY.strength - 1, 1);
  expect(division(t, '7th').damage).toBe('disordered');
});
test.each([
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [3, 1],
])('8.3.5, 8.3.6 chances of %i dice at %i are those of every roll counted', (dice, strength) => {
  const counts = [0, 0, 0, 0, 0];
  for (let n = 0; n < 6 ** dice; n++) {
    const hits = Array.from({ length: dice }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1).filter(
      f => f >= strength,
    ).length;
    counts[hits >= 3 ? 0 : 3 - hits]! += 1;
  }
  resultChances(strangeVictory, dice, strength).forEach((p, i) => expect(p).toBeCloseTo(counts[i]! / 6 ** dice, 12));
});
test('8.3.4 at 7 and more a Bloody Firefight is certain, at 6 it is not possible', () => {
  expect([6, 7, 8].map(strength => resultChances(strangeVictory, 3, strength)[RESULTS.indexOf('bloody')])).toEqual([
    0, 1, 1,
  ]);
});
test('8.3.5 at a strength below 1 every die hits', () => {
  const t = atMezieres(INFANTRY.label);
  done(t, { do: 'use', asset: 'Stuka' });
  done(t, { do: 'use', asset: 'Guns' });
  const { strength } = seen(t).combat!;
  expect(strength).toBe(Math.max(1, INFANTRY.strength - 3));
  done(t, { do: 'roll' }, ...[1, 1, 1, 1].map(f => Math.max(f, strength)));
  expect(asked(t)).toBe('moving');
});
test('8.3.6 what a result does is said of the counters in the fight, before the roll', () => {
  const { combat } = seen(atMezieres(INFANTRY.label));
  const fate = (result: string): string => combat!.results.find(r => r.result === result)!.fate;
  expect(fate('overrun')).toBe(
    `${combat!.defenders[0]!.shown} is eliminated; Rommel gains a point; the 7th may move on`,
  );
  expect(fate('pitched')).toBe(`${combat!.defenders[0]!.shown} is eliminated; the 7th is disordered and turned`);
});
test('8.3.6 the printed results: Pitched Battle panic 1, Bloody Firefight panic 3', () => {
  expect([RESULT_ROWS.pitched.panic, RESULT_ROWS.bloody.panic]).toEqual([1, 3]);
  expect([RESULT_ROWS.pitched.damage, RESULT_ROWS.desperate.damage, RESULT_ROWS.bloody.damage]).toEqual([
    'disordered',
    'shocked',
    'shocked',
  ]);
});
test('8.3.6 an Overrun clears a port of all infantry fought', () => {
  const t = besideCalais({ coastal: { Calais: 1 } });
  march(t, '7th', 'Calais', I2, C4);
  done(t, { do: 'roll' }, 6, 6, 6);
  expect(areaOf(t, 'Calais')).toMatchObject({ control: 'german', allied: [] });
});
test('8.3.6 the case in our words says what the chart says', () => {
  const { words } = CASES['8.3.6'];
  expect(words).toContain(`Desperate Victory: panic +${RESULT_ROWS.desperate.panic}, ${RESULT_ROWS.desperate.damage}`);
  expect(words).toContain(`Pitched Battle: panic +${RESULT_ROWS.pitched.panic}, ${RESULT_ROWS.pitched.damage}`);
});
const C2 = labelOf('Coastal Defense', 'infantry', 2);
test('8.3.6, 8.3.8 in a port two hits clear it, no hits remove one', () => {
  const two = calais(I2, C2);
  const none = calais(I2, C2);
  done(two, { do: 'roll' }, 6, 6, 1);
  done(none, { do: 'roll' }, 1, 1, 1);
  expect([areaOf(two, 'Calais').allied.length, areaOf(none, 'Calais').allied.length]).toEqual([0, 1]);
});
test('8.3.6 what each result costs, in numbers', () => {
  const cost = (...dice: readonly number[]) => {
    const t = atMezieres(INFANTRY.label, { audacity: { Rommel: 1 } });
    done(t, { do: 'roll' }, ...dice);
    return [value(t, 'panic'), division(t, '7th').damage, division(t, '7th').face, commander(t, 'Rommel').audacity];
  };
  expect([cost(6, 6, 6), cost(6, 6, 1), cost(6, 1, 1), cost(1, 1, 1)]).toEqual([
    [5, 'none', 'advancing', 2],
    [5, 'none', 'advancing', 1],
    [6, 'disordered', 'resupply', 1],
    [8, 'shocked', 'resupply', 1],
  ]);
});
test('8.3.7 any of the dice may be rolled again, but only those that lie there', () => {
  const t = atMezieres(INFANTRY.label, { rerolled: { Rommel: 'no' } });
  done(t, { do: 'roll' }, 1, 1, 6);
  expect(offered(t)).toContainEqual({ do: 'reroll', with: 'audacity', dice: [1, 6] });
  expect(refusal(t, { do: 'reroll', with: 'audacity', dice: [2] })).toBe('8.3.7');
  expect(refusal(t, { do: 'reroll', with: 'audacity', dice: [1, 1, 1] })).toBe('8.3.7');
  expect(refusal(t, { do: 'reroll', with: 'audacity', dice: [] })).toBe('8.3.7');
  done(t, { do: 'reroll', with: 'audacity', dice: [1, 1] }, 6, 6);
  expect(asked(t)).toBe('moving'); // three hits: an Overrun
});
test('8.3.7 Giraud pays for a re-roll instead, and is gone', () => {
  const t = atMezieres(INFANTRY.label, WITH_ALL);
  done(t, { do: 'roll' }, 1, 1, 1);
  expect(refusal(t, { do: 'reroll', with: 'audacity', dice: [1] })).toBe('5.4.5');
  done(t, { do: 'reroll', with: 'giraud', dice: [1, 1, 1] }, 1, 1, 6);
  expect(column(t, 'place')[GIRAUD]).toBe('Out of play');
});
test('8.3.7 dice rolled again lose what they showed: a hit can become a miss', () => {
  const t = atMezieres(INFANTRY.label, { rerolled: { Rommel: 'no' } });
  done(t, { do: 'roll' }, 6, 6, 1);
  done(t, { do: 'reroll', with: 'audacity', dice: [6] }, 1);
  expect(division(t, '7th').damage).toBe('disordered'); // one hit is left
});
test('8.3.7 our reading: Audacity and then Giraud in one combat', () => {
  const t = atMezieres(INFANTRY.label, {
    rerolled: { Rommel: 'no' },
    place: { [labelOf('Garrison B', 'giraud')]: 'Campaign Assets' },
  });
  done(t, { do: 'roll' }, 1, 1, 1);
  done(t, { do: 'reroll', with: 'audacity', dice: [1, 1, 1] }, 1, 1, 1);
  expect(refusal(t, { do: 'reroll', with: 'audacity', dice: [1] })).toBe('5.4.5');
  done(t, { do: 'reroll', with: 'giraud', dice: [1, 1, 1] }, 6, 6, 1);
  expect(asked(t)).toBe('moving');
});
test('8.3.8 of several in a port the weakest goes; the rest are attacked again next turn', () => {
  const t = besideCalais({ coastal: { Calais: 1 } });
  march(t, '7th', 'Calais', I2, C4);
  done(t, { do: 'roll' }, 6, 1, 1);
  expect(areaOf(t, 'Calais').allied.map(a => a.label)).toEqual([C4]);
});
test('8.3.8 the weakest goes, wherever it came from', () => {
  const t = calais(I3, C2);
  done(t, { do: 'roll' }, 6, 1, 1);
  expect(areaOf(t, 'Calais').allied.map(a => a.label)).toEqual([I3]);
});
