/** What outside referees found in their seventh round. */
import { expect, test } from 'vitest';
import { setPosition, type Table } from '../../../engine/table.ts';
import { refusalWords } from '../../../engine/test/scene.ts';
import {
  asked,
  attack,
  column,
  done,
  faultIn,
  march,
  offered,
  refusal,
  scene,
  tired,
  told,
  value,
  whereIs,
  type Spec,
} from './scene.ts';

test('13.3.6, 18.10 Dynamo comes into a port where another nation stands, and others come to it', () => {
  const t = scene({
    at: { F2006: ['F I'], Reserve: ['UK Dynamo', 'B VII'], F1915: ['G XVI'] },
    moment: 'allied reserves',
    turn: 7,
  });
  expect(refusal(t, 'allied', { do: 'deploy', unit: 'B VII', hex: 'F2006' })).toBe('16.1'); // at home only
  done(t, 'allied', { do: 'deploy', unit: 'UK Dynamo', hex: 'F2006' });
  expect([whereIs(t, 'UK Dynamo'), whereIs(t, 'F I')]).toEqual(['F2006', 'F2006']);
});
test('18.10 no Blitz! against the hex of Dynamo, though it took no part in the attack that is answered', () => {
  const t = scene({
    at: { F2006: ['UK I', 'UK Dynamo'], F2007: ['G IV'] },
    moment: 'allied battles',
    turn: 7,
    columns: { marker: { 'blue 1': 'F2007' } },
    pieces: { 'G Blitz! 1': 'German markers' },
  });
  attack(t, 'allied', ['F2007'], ['UK I'], 'Prepared');
  done(t, 'german', { do: 'pass' }, 1); // CA
  done(t, 'german', { do: 'counterattack' });
  done(t, 'german', { do: 'use', crt: 'Prepared' });
  expect(refusal(t, 'german', { do: 'commit', ability: 'Blitz!' })).toBe('18.10');
});
test('19.8, 14.7.5 a city that was given up is closed to who enters it of his own will, not to who is driven there', () => {
  const t = scene({
    at: { F1507: ['F I'], F1508: ['G XVI'], F1608: ['G XIX'], F1408: ['G IV'] },
    turn: 7,
    pieces: { 'A Surrender! 1': 'On the map' },
    columns: { lies: { 'A Surrender! 1': 'F1506' }, marker: { 'grey 1': 'F1507' } },
  });
  attack(t, 'german', ['F1507'], ['G XVI', 'G XIX'], 'German Mobile', 4); // DR
  expect(offered(t, 'allied')).toContainEqual({ do: 'retreat', hex: 'F1506' });
});
test('13.3.4 too many in a hex go at the end of any Movement Phase, their owner’s or not', () => {
  const t = scene({
    at: { F1506: ['F I', 'UK I'], F1915: ['G XVI'] },
    moment: 'german movement',
    turn: 7,
  });
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('allied shoving');
  done(t, 'allied', { do: 'shove', unit: 'UK I', hex: 'F1505' });
  expect([whereIs(t, 'UK I'), asked(t)]).toEqual(['F1505', 'allied declaring']);
});

/** 26.7 After the stance check of turn 7 the Allied player is asked: nothing is drawn yet. */
const checked = { moment: 'checks', turn: 7, options: { changing: 'yes' } } as const;
const plansChecked = (t: Table): void => {
  for (const side of ['allied', 'german']) done(t, side, offered(t, side)[0]!);
};
test('20.2.1, 2.7 Careful Tactics: a marker on each hex with British, all in it are under it, and it is told', () => {
  const t = scene({
    at: { F2006: ['UK I', 'UK Dynamo', 'F I'], F1808: ['UK II'], F1707: ['F III'], F1915: ['G XVI'] },
    ...checked,
    columns: { eventVP: '12', stance: '1', control: { F1814: 'german' } },
  });
  plansChecked(t);
  expect(['UK I', 'F I', 'UK II', 'F III'].map(u => tired(t, u))).toEqual([true, true, true, false]);
  expect(told(t)).toContain('No Actions in F1808 Lille.');
});
test('20.2.1, 5.6, 18.9, 19.9 who is called, who takes command and who is halted is told', () => {
  const dynamo = scene({
    at: { Waiting: ['UK Dynamo'], F1915: ['G XVI'] },
    ...checked,
    columns: { eventVP: '12', stance: '3', control: { F1814: 'german' } },
  });
  plansChecked(dynamo);
  expect([whereIs(dynamo, 'UK Dynamo'), told(dynamo)]).toEqual([
    'Reserve',
    expect.stringContaining('UK Dynamo arrives in the Reserve.'),
  ]);
  const halted = scene({
    at: { F1915: ['G XVI'], F1817: ['G IV'] },
    moment: 'german movement',
    pieces: { 'A Halt! Hitler 1': 'On the map' },
    columns: { lies: { 'A Halt! Hitler 1': 'F1915' } },
  });
  expect([tired(halted, 'G XVI'), told(halted)]).toEqual([
    true,
    expect.stringContaining('G XVI is halted in F1915 Aachen.'),
  ]);
  const led = scene({
    at: { F1915: ['G XVI'] },
    moment: 'allied reserves',
    turn: 9, // and on turn 10 the Allied player is asked first (20.1.7)
    columns: { leader: { allied: 'dismissed' } },
  });
  expect([column(led, 'leader')['allied'], told(led)]).toEqual([
    'replacement',
    expect.stringContaining('The Allied Replacement Leader is in command.'),
  ]);
});
test('19.10, 2.11 a hex that was German under a Drop! alone is Allied again with the marker, and that is told', () => {
  const t = scene({
    at: { F1915: ['G XVI'] },
    moment: 'allied reserves',
    turn: 9,
    columns: { drop: { 'Drop! 1': 'F2414' } },
  });
  expect([column(t, 'control')['F2414'], told(t)]).toEqual([
    'allied',
    expect.stringContaining('F2414 Arnhem is Allied again.'),
  ]);
});

test('5.5.3, 5.5.4 what is over its limit goes: cards are no markers', () => {
  const hand = Object.fromEntries([1, 2, 4, 5, 6, 7].map(n => [`#${n}`, 'Allied hand']));
  const t = scene(
    {
      at: { F1915: ['G XVI'] },
      moment: 'strategic',
      pieces: { ...hand, 'A Hold! 1': 'Allied markers' },
    },
    '#8',
    '#9',
    '#10',
    '#11',
  );
  expect(asked(t)).toBe('allied trimming');
  expect(refusal(t, 'allied', { do: 'return', marker: 'A Hold! 1' })).toBe('5.5.4');
  expect(refusalWords(t, 'allied', { do: 'return', marker: 'A Hold! 1' })).toBe(
    'cards are over the limit, not markers',
  );
});
test('13.2.4, 13.4.6 a move is refused for its own reason: the weather, or what it costs to leave a zone', () => {
  const weather = scene({
    at: { F1915: ['G XVI'] },
    moment: 'german movement',
    columns: { weather: 'bad' },
  });
  done(weather, 'german', { do: 'move', unit: 'G XVI' });
  expect(refusal(weather, 'german', { do: 'to', hex: 'F1911' })).toBe('13.2.4');
  expect(refusal(weather, 'german', { do: 'to', hex: 'F1510' })).toBe('13.2');
  const early = (turn: number): string | undefined => {
    const t = scene({ at: { F1506: ['F I'], F1507: ['G IV'] }, moment: 'allied movement', turn, first: 'german' });
    done(t, 'allied', { do: 'move', unit: 'F I' });
    return refusal(t, 'allied', { do: 'to', hex: 'F1503' });
  };
  expect([early(3), early(5)]).toEqual(['13.4.6', undefined]);
});
test('20.2 positions by hand: a stance marker put out of the second box is not turned', () => {
  const spec: Spec = { at: { F1915: ['G XVI'] }, columns: { stance: '2', stanceFace: 'turned' } };
  const t = scene(spec);
  expect(value(t, 'stanceFace')).toBe('turned');
  expect(faultIn({ ...spec, columns: { stance: '3', stanceFace: 'turned' } })).toContain('20.2');
  setPosition(t, { columns: { stance: '3' } });
  expect([value(t, 'stance'), value(t, 'stanceFace')]).toEqual(['3', 'front']);
});
test('10.0 positions by hand: no German leaves the Polish map', () => {
  expect(faultIn({ scenario: 'poland', at: { Evacuated: ['G39 XVI'] } })).toContain('no German leaves the Polish map');
});
test('26.1 a Combat VP! cancels in the Combat Phase, not in a Blitzkrieg Assault', () => {
  const spec: Spec = {
    options: { cancelling: 'yes' },
    at: { F1506: ['F I'], F1507: ['G XVI'] },
    pieces: { 'G Blitz! 1': 'German markers', 'G Blitzkrieg! 1': 'German markers', 'A Combat VP! 1': 'Allied markers' },
  };
  const t = scene({ ...spec, columns: { marker: { 'grey 1': 'F1506' } } });
  attack(t, 'german', ['F1506'], ['G XVI'], 'German Mobile');
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'commit', ability: 'Blitz!' });
  expect(asked(t)).toBe('allied cancelling');
  const assault = scene({ ...spec, moment: 'blitzkrieg' });
  done(assault, 'german', { do: 'blitz', hex: 'F1507' });
  done(assault, 'german', { do: 'done' });
  done(assault, 'german', { do: 'assault', origin: 'F1507', hex: 'F1506' });
  done(assault, 'allied', { do: 'pass' });
  done(assault, 'german', { do: 'commit', ability: 'Blitz!' }, 4);
  expect(asked(assault)).not.toBe('allied cancelling');
});
test('14.7.1, 18.6 positions by hand: a Fort that is gone has surrendered', () => {
  const lies = (box: string): string => faultIn({ scenario: 'poland', at: { [box]: ['P Fort Modlin'] } });
  expect(lies('Destroyed')).toContain('18.6');
  expect(lies('Turn 9')).toContain('18.6');
  expect(lies('Surrendered')).toBe('');
});
test('14.3.4, 9.2 positions by hand: who is put somewhere has not fought yet; another turn begins anew', () => {
  const at = { F1507: ['G XVI'], F1505: ['G IV'], F1506: ['F I'] };
  const columns = { marker: { 'grey 1': 'F1506' } };
  const t = scene({ at, columns: { ...columns, fought: { 'G XVI': 'yes' }, rebuilt: { allied: 2 } } });
  expect([column(t, 'fought')['G XVI'], column(t, 'rebuilt')['allied']]).toEqual(['yes', 2]);
  setPosition(t, { columns: { turn: 6, place: { 'G XVI': 'F1507' } } });
  expect([column(t, 'fought')['G XVI'], column(t, 'rebuilt')['allied']]).toEqual(['no', 0]);
});
test('18.9 whoever enters Switzerland mans the Swiss Front, though by hand the war has begun before', () => {
  const t = scene({
    scenario: 'france',
    at: { F0519: ['G XII'], 'Turn 5': ['G XXII'], F0318: ['CH II'] },
    moment: 'german movement',
    turn: 4,
    columns: { war: { Switzerland: 'at war' } },
  });
  march(t, 'german', 'G XII', 'F0419');
  expect([whereIs(t, 'G XXII'), told(t)]).toEqual([
    'Reserve',
    expect.stringContaining('G XXII arrives in the Reserve.'),
  ]);
});
test('19.8, 26.2 Surrender! markers are not used on the first turn, in a battle neither', () => {
  const given = (turn: number): string | undefined => {
    const t = scene({
      options: { surrendering: 'yes' },
      at: { F1506: ['F I'], F1507: ['G XVI'] },
      turn,
      first: 'german',
      pieces: { 'A Surrender! 1': 'Allied markers' },
      columns: { marker: { 'grey 1': 'F1506' } },
    });
    attack(t, 'german', ['F1506'], ['G XVI'], 'German Mobile');
    return refusal(t, 'allied', { do: 'commit', ability: 'Surrender!' });
  };
  expect([given(1), given(2)]).toEqual(['19.8', undefined]);
});
test('24.3, 13.3.6 Neutral Holland: no attack on a hex where Dutch stand with others', () => {
  const t = scene({
    scenario: 'france',
    at: { F2006: ['UK I', 'UK Dynamo', 'N Light'], F2007: ['G IV'] },
    turn: 9,
    moment: 'german combat',
    pieces: {
      ...Object.fromEntries([42, 44, 45, 46].map(n => [`#${n}`, 'German plan cards'])),
      '#43': 'German plan',
    },
    columns: { war: { Holland: 'at war' } },
  });
  while (asked(t)?.endsWith('offering')) done(t, asked(t)!.split(' ')[0]!, { do: 'pass' });
  done(t, 'allied', { do: 'done' });
  expect(refusal(t, 'german', { do: 'target', hex: 'F2006', with: 'grey' })).toBe('24.3');
});
test('18.8 a Regional unit is freed by being driven out of its area, not by the fall of its Fortress', () => {
  const at = { F1216: ['F Boulay'], F1215: ['F XLII'], F1416: ['G IV'] };
  const t = scene({ at, turn: 5, moment: 'allied movement' });
  const ends = (): readonly (string | undefined)[] => {
    done(t, 'allied', { do: 'move', unit: 'F XLII' });
    return ['F1115', 'F1113'].map(hex => refusal(t, 'allied', { do: 'to', hex }));
  };
  expect(ends()).toEqual([undefined, '18.8']);
  done(t, 'allied', { do: 'stay' });
  setPosition(t, { columns: { place: { 'F Boulay': 'Out' }, moved: { 'F XLII': 'no' } } });
  expect([column(t, 'loose')['F XLII'], ...ends()]).toEqual(['no', '18.8', '18.8']);
  const driven = scene({ at: { F1215: ['F XLII'], F1416: ['G IV'] }, turn: 5, moment: 'allied movement' });
  expect(column(driven, 'loose')['F XLII']).toBe('yes'); // put there by hand
  done(driven, 'allied', { do: 'move', unit: 'F XLII' });
  expect(refusal(driven, 'allied', { do: 'to', hex: 'F1113' })).toBeUndefined();
});
test('18.8, 14.7.5 a retreat out of the area frees it, a march back binds it again', () => {
  const t = scene({
    at: { F1216: ['F Boulay'], F1215: ['F XLII'], F1315: ['G IV', 'G IX'], F1415: ['G XI'] },
    turn: 5,
    columns: { marker: { 'grey 1': 'F1215' } },
  });
  attack(t, 'german', ['F1215'], ['G IV', 'G IX'], 'Prepared', 5);
  done(t, 'allied', { do: 'fallBack' });
  for (const hex of ['F1114', 'F1014']) done(t, 'allied', { do: 'retreat', hex });
  expect(column(t, 'loose')['F XLII']).toBe('yes');
  const back = scene({
    at: { F1216: ['F Boulay'], F1114: ['F XLII'], F1416: ['G IV'] },
    turn: 5,
    moment: 'allied movement',
  });
  const before = column(back, 'loose')['F XLII'];
  march(back, 'allied', 'F XLII', 'F1115');
  expect([before, column(back, 'loose')['F XLII']]).toEqual(['yes', 'no']);
});
test('21.1.4 which of two groups that change places is set up first its player says', () => {
  const t = scene({
    scenario: 'poland',
    at: { P2213: ['G39 I'], P1207: ['G39 X'] },
    turn: 1,
    moment: 'events',
    pieces: { '#76': 'German hand' },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#76' }, 1);
  const pairs = offered(t, 'german').filter(c => c['do'] === 'switch');
  expect(pairs.map(c => [c['unit'], c['units']])).toEqual([
    ['G39 I', 'G39 X'],
    ['G39 X', 'G39 I'],
  ]);
});
test('13.3.6 nations mix in the Evacuation Zone next to Dynamo, whether it stands in its port or not', () => {
  const after = (hex: string): string | undefined => {
    const t = scene({
      at: { F2106: ['UK I', 'F I'], [hex]: ['UK Dynamo'], F1915: ['G XVI'] },
      turn: 7,
      moment: 'allied movement',
    });
    done(t, 'allied', { do: 'done' });
    return asked(t);
  };
  expect(['F2006', 'F2007', 'F2008'].map(after)).toEqual(['allied declaring', 'allied declaring', 'allied shoving']);
});
test('13.2.1 positions by hand: a Drop! over Holland has brought it into the war', () => {
  const war = (hex: string): unknown =>
    column(
      scene({
        at: { F1915: ['G XVI'], F1506: ['F I'] },
        moment: 'german movement',
        columns: { drop: { 'Drop! 1': hex } },
      }),
      'war',
    )['Holland'];
  expect([war('F2414'), war('F1911')]).toEqual(['at war', 'neutral']);
});
