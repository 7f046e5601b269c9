/** Positions set by hand: what follows from a counter that is laid down, and what no game could have come to. */
import { expect, test } from 'vitest';
import type { Json } from '../../../engine/state.ts';
import { setPosition } from '../../../engine/table.ts';
import { BANDS } from '../data/charts.ts';
import { AREAS } from '../data/map.ts';
import {
  areaOf,
  asked,
  cleared,
  column,
  done,
  I2,
  INFANTRY,
  labelOf,
  march,
  offered,
  opened,
  refusal,
  scene,
  seen,
  type Columns,
} from './scene.ts';

test('3.2.5, 4.5 after the sixth turn no coastal counter comes', () => {
  const landed = (turn: number) => {
    const t = opened();
    done(t, { do: 'historical' });
    t.script = [3];
    setPosition(t, {
      columns: { turn },
      flow: [
        { proc: 'game', at: '7.0/turn' },
        { proc: 'turn', at: '10.2' },
      ],
    });
    return Object.values(column(t, 'coastal')).reduce((n: number, c) => n + (c as number), 0);
  };
  expect([landed(6), landed(7)]).toEqual([1, 0]);
});
interface Inner {
  readonly proc: string;
  readonly at: string;
  readonly vars?: { readonly [v: string]: Json };
}
const frames = (...inner: readonly Inner[]): readonly Inner[] => [
  { proc: 'game', at: '7.0/turn' },
  { proc: 'turn', at: '8.2' },
  ...inner,
];
/** What is said of a position, or nothing if it may be set. */
const fault = (columns: { readonly [c: string]: Json }, flow = frames()): string | undefined => {
  const t = scene();
  try {
    setPosition(t, { columns, flow });
    return undefined;
  } catch (e) {
    return (e as Error).message;
  }
};
test('4.3.1, 9.1.3 refugees never lie in an area', () => {
  expect(fault({ place: { [labelOf('Reaction B', 'refugees')]: 'Cambrai' }, ...cleared('Cambrai') })).toMatch(
    /^4\.3\.1 .*Refugees/,
  );
});
test('4.3.2 a garrison counter that is laid down is the one that was face down there', () => {
  const t = scene({ place: { '7th': 'Philippeville', [INFANTRY.label]: 'Beaumont' }, ...cleared('Philippeville') });
  expect(areaOf(t, 'Beaumont')).toMatchObject({ garrison: false, allied: [{ label: INFANTRY.label }] });
  march(t, '7th', 'Beaumont');
  expect(seen(t).combat?.defenders.map(d => d.label)).toEqual([INFANTRY.label]);
});
const SOMUA = labelOf('Garrison B', 'armour', 6);
const REACTION = labelOf('Reaction B', 'armour', 6);
test('4.3.2, 5.3 one garrison in an area: not one turned up and one face down', () => {
  expect(fault({ place: { [SOMUA]: 'Cambrai' }, garrison: { Cambrai: 'face down' } })).toMatch(/^4\.3\.2 .*Cambrai/);
  expect(
    fault({ place: { [labelOf('Garrison I', 'infantry')]: 'Calais' }, garrison: { Calais: 'face down' } }),
  ).toMatch(/^4\.3\.2 .*Calais/);
  expect(fault({ place: { [REACTION]: 'Cambrai' } })).toMatch(/^5\.3 2 Allied counters in Cambrai/);
});
test('5.1, 11.0 a garrison that no counter is left for is captured by entering', () => {
  const bag = Object.keys(column(scene(), 'place')).filter(p => /^A\d/.test(p));
  const t = scene({ place: Object.fromEntries(bag.map(p => [p, 'Out of play'])) });
  done(t, { do: 'activate', division: '7th' });
  expect(done(t, { do: 'enter', area: 'Philippeville' }).map(l => l.event.is)).toContain('captured');
});
test('6.0 a Korps stands whole in one staging area, and leaves it only in a turn', () => {
  expect(
    fault({ place: { '5th': 'Dinant', '7th': 'Sedan', '1st': 'Maubeuge', '2nd': 'Maubeuge', '10th': 'Maubeuge' } }),
  ).toMatch(/6\.0 .* in two staging areas/);
  expect(
    fault({ place: { '7th': 'Philippeville' }, ...cleared('Philippeville') }, [{ proc: 'game', at: '6.0/korps' }]),
  ).toMatch(/6\.0 the 7th has left/);
});
const activation = (vars: { readonly [v: string]: Json } = {}, at = '8.2/move') => ({
  proc: 'activation',
  at,
  vars: { division: '7th', moved: 0, path: [], ...vars },
});
const combat = (vars: { readonly [v: string]: Json } = {}) => ({
  proc: 'combat',
  at: '8.3.3',
  vars: { division: '7th', area: 'Beaumont', kind: 'encounter', ...vars },
});
const FOUGHT = { place: { '7th': 'Beaumont', [INFANTRY.label]: 'Beaumont' } };
test('8.2.8, 8.3, 9.1.1 frames that no game could have come to', () => {
  const said = (columns: { readonly [c: string]: Json }, ...inner: readonly Inner[]) =>
    fault(columns, frames(...inner));
  expect(fault({}, [{ proc: 'turn', at: '8.2' }])).toMatch(/turn cannot stand first/);
  expect(said({}, { proc: 'turn', at: '8.2' })).toMatch(/turn cannot stand in turn/);
  expect(said({}, activation({ moved: -3 }))).toMatch(/8\.2\.8 moved is -3/);
  expect(said({}, activation({ moved: '1' }))).toMatch(/8\.2\.8 moved is "1"/);
  expect(said({}, activation({ foo: 1 }))).toMatch(/activation knows no foo/);
  expect(said(FOUGHT, activation({}, '8.3/fought'), combat({ area: 'Chimay' }))).toMatch(
    /fights in Chimay, but stands in Beaumont/,
  );
  expect(
    said({ ...cleared('Beaumont'), place: { '7th': 'Beaumont' } }, activation({}, '8.3/fought'), combat()),
  ).toMatch(/nobody is there/);
  expect(said(FOUGHT, activation({}, '8.3/fought'), { ...combat({ rolled: [9, 9, 9] }), at: '8.3.7' })).toMatch(
    /8\.3\.5 .*not 3 dice/,
  );
  expect(
    said(
      { place: { '7th': 'Vervins' }, damage: { '7th': 'shocked' }, ...cleared('Vervins') },
      { proc: 'counterattack', at: '9.1.2', vars: { area: 'Vervins' } },
    ),
  ).toMatch(/9\.1\.1 the 7th/);
  for (const area of ['Hirson', 'Avesnes', 'Calais'])
    expect(
      said({ place: { '7th': area }, ...cleared(area) }, { proc: 'counterattack', at: '9.1.2', vars: { area } }),
      area,
    ).toMatch(/9\.1\.1 a counterattack falls on a division in a B or C area/);
});
test('8.2.10, 8.2.7 a shocked division does not go on, set where it may', () => {
  for (const [moved, audacity] of [
    [0, 3],
    [2, 3],
  ] as const) {
    const t = scene();
    setPosition(t, {
      columns: {
        place: { '7th': 'Beaumont' },
        ...cleared('Beaumont'),
        damage: { '7th': 'shocked' },
        audacity: { Rommel: audacity },
      },
      flow: frames(activation({ moved })),
    });
    expect([asked(t), column(t, 'face')['7th']]).toEqual(['activating', 'resupply']);
  }
});
test('8.3.3, 4.2.2 assets are in use only in a combat, one of each type', () => {
  expect(fault({ place: { 'Stuka 1': 'In use' } })).toMatch(/^8\.3\.3 Stuka 1 is in use/);
  expect(
    fault(
      { place: { ...FOUGHT.place, 'Stuka 1': 'In use', 'Stuka 2': 'In use' } },
      frames(activation({}, '8.3/fought'), combat()),
    ),
  ).toMatch(/^8\.3\.3 two Stuka/);
  expect(
    fault({ place: { ...FOUGHT.place, 'Stuka 1': 'In use' } }, frames(activation({}, '8.3/fought'), combat())),
  ).toBeUndefined();
});
test('8.3.7 dice are listed in rising order and named in any', () => {
  const t = scene();
  setPosition(t, {
    columns: FOUGHT,
    flow: frames(activation({ moved: 1 }, '8.3/fought'), { ...combat({ rolled: [1, 2, 4] }), at: '8.3.7' }),
  });
  expect(offered(t)).toContainEqual({ do: 'reroll', with: 'audacity', dice: [1, 4] });
  expect(refusal(t, { do: 'reroll', with: 'audacity', dice: [4, 1] })).toBeUndefined();
  expect(refusal(t, { do: 'reroll', with: 'audacity', dice: [4, 3] })).toBe('8.3.7');
});
test('9.1.5 a counterattack is met with the dice of the Resupply face, whichever face was set', () => {
  const t = scene({ place: { '7th': 'Vervins' }, face: { '7th': 'advancing' }, ...cleared('Vervins') }, '9.1');
  done(t, { do: 'counterattack', area: 'Vervins' }, REACTION);
  expect(seen(t).combat?.dice).toBe(2);
});
test('10.1.1 a re-roll is Audacity spent: no repair after it', () => {
  const t = scene({ rerolled: { Rommel: 'yes' }, damage: { '7th': 'shocked', '6th': 'shocked' } }, '10.1');
  expect(refusal(t, { do: 'repair', division: '7th' })).toBe('10.1.1');
  expect(fault({ rerolled: { Rommel: 'yes' }, spent: { Rommel: 'no' } })).toMatch(/^10\.1\.1 Rommel/);
});
test('10.5.3, 5.1 with everything captured the game is over, wherever it stands', () => {
  const PORTS = ['Saint-Valery', 'Etaples', 'Boulogne', 'Calais', 'Gravelines', 'Dunkirk'];
  const all = cleared(...AREAS.filter(a => a.kind !== 'staging').map(a => a.name));
  const divisions = ['7th', '5th', '6th', '8th', '1st', '2nd'];
  const place = Object.fromEntries(divisions.map((d, i) => [d, PORTS[i]!]));
  for (const at of ['8.2', '10.5'])
    expect(scene({ ...all, place }, at).g.wait).toMatchObject({ for: 'over', result: { band: BANDS.at(-1)!.id } });
});
test.each<[string, Columns]>([
  ['4.3.1', { place: { [I2]: 'Beaumont' } }],
  ['8.2.5', { place: { '7th': 'Beaumont' }, garrison: { Beaumont: 'face down' } }],
  ['10.2.3', { ...cleared('Calais'), place: { '7th': 'Calais' }, coastal: { Calais: 1 } }],
  ['6.0', { place: { '7th': 'Sedan' } }],
  ['4.5', { coastal: { Arras: 1 } }],
  ['6.0', { place: { '7th': 'Out of play', '5th': 'Out of play' } }],
  ['3.1.1', { garrison: { Dinant: 'face down' } }],
  ['5.3', { ...cleared('Calais'), place: { '7th': 'Calais', '5th': 'Calais' } }],
  ['5.4.7', { audacity: { Rommel: 9 } }],
  ['3.2.1', { panic: 22 }],
])('%s a position that breaks it is refused', (ruleCase, columns) => {
  expect(() => scene(columns)).toThrow(new RegExp(ruleCase.replaceAll('.', '\\.')));
});
