/** 14.2-14.4 Who attacks what, with whom, and in what order. */
import { expect, test } from 'vitest';
import { column, declares, done, offered, pair, refusal, scene, tired, whereIs } from './scene.ts';

test('14.0, 19.3 a Shock-Target opens the hex it lies in to Prepared Combat, not another under a Blitzkrieg! marker', () => {
  const t = scene({
    at: { F1806: ['F Prioux'], F1705: ['G IV'], F1706: ['G XIX'] },
    moment: 'allied battles',
    columns: {
      leader: { allied: 'replacement' },
      marker: { 'blue 1': 'F1706' },
      blitz: { 'G XIX': 'yes' },
      lies: { 'A Shock-Target 1': 'F1705', 'G Blitzkrieg! 1': 'F1706' },
    },
    pieces: { 'A Shock-Target 1': 'On the map', 'G Blitzkrieg! 1': 'On the map' },
  });
  done(t, 'allied', { do: 'attack', hex: 'F1705' });
  done(t, 'allied', { do: 'add', unit: 'F Prioux' });
  done(t, 'allied', { do: 'attack', hex: 'F1706' });
  expect(refusal(t, 'allied', { do: 'fight', crt: 'Prepared' })).toBe('19.6');
  expect(refusal(t, 'allied', { do: 'fight', crt: 'Allied Mobile' })).toBeUndefined();
});
test('19.3, 19.6 Germans under a Blitzkrieg! marker: Prepared Combat only by the Shock-Target in their own hex', () => {
  /** What Prioux hears of Prepared Combat against these hexes, with the Shock-Target in one of them. */
  const prepared = (hexes: readonly string[], shockIn: string | undefined, under = ['G XIX']) => {
    const targets = hexes.filter(hex => hex !== shockIn);
    const lies = { ...(shockIn ? { 'A Shock-Target 1': shockIn } : {}), 'G Blitzkrieg! 1': 'F1706' };
    const t = scene({
      at: { F1806: ['F Prioux'], F1705: ['G IV'], F1706: ['G XIX', 'G 20 mot'] },
      moment: 'allied battles',
      columns: {
        leader: { allied: 'replacement' },
        marker: Object.fromEntries(targets.map((hex, i) => [`blue ${i + 1}`, hex])),
        blitz: Object.fromEntries(['G XIX', 'G 20 mot'].map(u => [u, under.includes(u) ? 'yes' : 'no'])),
        lies,
      },
      pieces: Object.fromEntries(Object.keys(lies).map(m => [m, 'On the map'])),
    });
    done(t, 'allied', { do: 'attack', hex: hexes[0]! });
    done(t, 'allied', { do: 'add', unit: 'F Prioux' });
    for (const hex of hexes.slice(1)) done(t, 'allied', { do: 'attack', hex });
    return refusal(t, 'allied', { do: 'fight', crt: 'Prepared' });
  };
  const both = ['G XIX', 'G 20 mot'];
  expect(prepared(['F1706'], undefined, both)).toBe('19.6');
  expect(prepared(['F1706'], 'F1706', both)).toBeUndefined();
  expect(prepared(['F1705', 'F1706'], 'F1706', both)).toBeUndefined();
  expect(prepared(['F1705', 'F1706'], 'F1705', both)).toBe('19.6');
  expect(prepared(['F1706'], undefined, ['G XIX'])).toBeUndefined(); // one of them is under none
});
test('14.2 battles come in the order the Phasing player likes', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'], F0205: ['G IX'], F0204: ['F III'] },
    columns: { marker: { 'grey 1': 'F1706', 'grey 2': 'F0204' } },
  });
  expect(new Set(offered(t, 'german').flatMap(c => (c['do'] === 'attack' ? [c['hex']] : [])))).toEqual(
    new Set(['F0204', 'F1706']),
  );
});
test('14.3 who fights whom is settled unit by unit and hex by hex before a battle begins', () => {
  const t = scene({ at: { F1707: ['G IV'], F1706: ['F I'] }, columns: { marker: { 'grey 1': 'F1706' } } });
  expect(refusal(t, 'german', { do: 'add', unit: 'G IV' })).toBe('14.3');
  done(t, 'german', { do: 'attack', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBe('14.3');
  done(t, 'german', { do: 'add', unit: 'G IV' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBeUndefined();
});
test('14.3.1, 14.3.4 no marked hex is left that could be attacked; nobody attacks twice', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'], F1807: ['F III'], F1607: ['G IX'] },
    columns: { marker: { 'grey 1': 'F1706', 'grey 2': 'F1807' } },
  });
  done(t, 'german', { do: 'attack', hex: 'F1706' });
  done(t, 'german', { do: 'add', unit: 'G IV' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBe('14.3.1'); // nobody else for F1807
  done(t, 'german', { do: 'leave', unit: 'G IV' });
  done(t, 'german', { do: 'add', unit: 'G IX' });
  done(t, 'german', { do: 'fight', crt: 'Prepared' }, 3); // 1:1: -
  done(t, 'german', { do: 'attack', hex: 'F1807' });
  expect(refusal(t, 'german', { do: 'add', unit: 'G IX' })).toBe('14.3.3');
});
test('14.3.1, 14.1.2, 2.5, 5.2.3, 18.10 what is not listed is refused with its case', () => {
  const battles = scene({ at: pair, columns: { marker: { 'grey 1': 'F1706' } } });
  expect(refusal(battles, 'german', { do: 'done' })).toBe('14.3.1');
  const declares = scene({ at: { ...pair, F1216: ['F Boulay', 'F VI'], F1217: ['G XII'] }, moment: 'german combat' });
  expect(refusal(declares, 'allied', { do: 'blow', hex: 'F1216', with: 'blue' })).toBe('14.1.2');
  expect(refusal(declares, 'allied', { do: 'blow', hex: 'F1706', with: 'brown' })).toBe('2.5');
  const events = scene({ at: pair, moment: 'events', pieces: { '#23': 'Allied hand' } });
  expect(refusal(events, 'allied', { do: 'play', card: '#23' })).toBe('5.2.3');
  expect([whereIs(events, 'F I'), tired(events, 'F I')]).toEqual(['F1706', false]);
});
test('14.3.2, 14.3.3, 14.3.5, 14.4 several hexes attack together if next to all; stack-mates stay out of other battles', () => {
  const t = scene({
    at: { F1607: ['G IV', 'G IX'], F1705: ['G X'], F1807: ['G XI'], F1706: ['F I'], F1606: ['F III'] },
    columns: { marker: { 'grey 1': 'F1706', 'grey 2': 'F1606' } },
  });
  for (const hex of ['F1706', 'F1606']) done(t, 'german', { do: 'attack', hex });
  expect(refusal(t, 'german', { do: 'add', unit: 'G XI' })).toBe('14.3.3'); // next to F1706 alone
  for (const unit of ['G IV', 'G X']) done(t, 'german', { do: 'add', unit });
  done(t, 'german', { do: 'fight', crt: 'Prepared' }, 4); // 6 to 6, 1:1: CB
  expect(column(t, 'fought')['G IX']).toBe('yes');
});
test('14.6.8, 18.5, 20.2.2 Germans and Soviets never attack together, and Soviets only after the invasion', () => {
  const at = { P1514: ['G39 X'], P1415: ['SU 5'], P1414: ['P 25'] };
  const t = scene({
    scenario: 'poland-historical',
    at,
    columns: { marker: { 'grey 1': 'P1414' }, once: { invasion: 'yes' }, stance: '5' },
  });
  done(t, 'german', { do: 'attack', hex: 'P1414' });
  done(t, 'german', { do: 'add', unit: 'SU 5' });
  expect(refusal(t, 'german', { do: 'add', unit: 'G39 X' })).toBe('14.6.8');
  const early = scene({ scenario: 'poland-historical', at, columns: { marker: { 'grey 1': 'P1414' } } });
  done(early, 'german', { do: 'attack', hex: 'P1414' });
  expect(refusal(early, 'german', { do: 'add', unit: 'SU 5' })).toBe('20.2.2');
});
test('19.6, 14.0 a hex all under Blitzkrieg! is no target for Prepared combat, but for a Shock-Target', () => {
  const t = declares(
    'allied',
    { F1707: ['G XIX'], F1706: ['F I'] },
    { columns: { blitz: { 'G XIX': 'yes' } }, pieces: { 'A Shock-Target 1': 'Allied markers' } },
  );
  expect(refusal(t, 'allied', { do: 'target', hex: 'F1707', with: 'blue' })).toBe('19.6');
  expect(refusal(t, 'allied', { do: 'target', hex: 'F1707', with: 'shock' })).toBeUndefined();
});
test('19.6, 14.3.2 a Counterblow under Blitzkrieg! is answered by Prepared Combat together with a Target', () => {
  const marked = (face: string) =>
    scene({
      at: { F1706: ['F II', 'F X'], F1705: ['G XII'], F1806: ['G XIX'] },
      moment: 'allied battles',
      columns: {
        blitz: { 'G XIX': 'yes' },
        marker: { 'blue 1': 'F1705', [face === 'target' ? 'blue 2' : 'grey 1']: 'F1806' },
        markerFace: { 'grey 1': 'counterblow' },
      },
    });
  const t = marked('counterblow');
  for (const hex of ['F1705', 'F1806']) done(t, 'allied', { do: 'attack', hex });
  done(t, 'allied', { do: 'add', unit: 'F II' });
  expect(refusal(t, 'allied', { do: 'fight', crt: 'Prepared' })).toBeUndefined();
  expect(refusal(marked('target'), 'allied', { do: 'attack', hex: 'F1806' })).toBe('14.3.1'); // of his own will nobody may
});
test('20.2.1 since British Control British and French do not attack together', () => {
  const t = scene({
    at: { F1705: ['F I'], F1606: ['UK I'], F1706: ['G IV'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1706' }, once: { evacuation: 'yes' } },
  });
  done(t, 'allied', { do: 'attack', hex: 'F1706' });
  done(t, 'allied', { do: 'add', unit: 'F I' });
  expect(refusal(t, 'allied', { do: 'add', unit: 'UK I' })).toBe('20.2.1');
});
test('23.1 a Shock-Target beside a city east of the yellow line is no help against that city, either', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1218: ['G39 X'], P1219: ['P 25'], P1118: ['P 33'] },
    columns: { marker: { 'grey 1': 'P1219' }, lies: { 'G Shock-Target 1': 'P1118' } },
    pieces: { 'G Shock-Target 1': 'On the map' },
  });
  done(t, 'german', { do: 'attack', hex: 'P1118' });
  done(t, 'german', { do: 'add', unit: 'G39 X' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBeUndefined();
  done(t, 'german', { do: 'attack', hex: 'P1219' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBe('23.1');
});
