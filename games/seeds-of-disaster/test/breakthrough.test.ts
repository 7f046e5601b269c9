/** 16.0 Breakthrough. */
import { describe, expect, it } from 'vitest';
import { save } from '../../../engine/save.ts';
import { clone, HOLE } from '../../../engine/state.ts';
import { placeOf, topOf } from '../model/army.ts';
import { seedsOfDisaster } from '../game.ts';
import { derive } from '../rules/position/complete-position.ts';
import { battleProc } from '../rules/combat/battle-frame.ts';
import { reckon } from '../rules/combat/dice.ts';
import { at, experiencesOf } from '../model/tracks.ts';
import {
  areaNo,
  areaOfUnit,
  asked,
  attack,
  cp,
  disrupted,
  does,
  eventOf,
  fight,
  loses,
  offers,
  refusal,
  refusalWords,
  steps,
  unitNo,
  war,
  type War,
  type WarSpec,
} from './war-scene.ts';

describe('16.0 Breakthrough', () => {
  /** 10 + 4 and 2 dice against one corps and two dice. */
  const through = (more: WarSpec = {}, ...dice: readonly number[]): War => {
    const w = attack(
      war({
        at: { Trier: ['G 12 Army:12', 'G I'], Bastogne: ['F X'], Sedan: ['F 2 Army:4'], Namur: ['F 9 Army:3'] },
        poised: { 'G 12 Army': ['G XIX Pz'] },
        ...more,
      }),
      'german',
      'Bastogne',
      ['G 12 Army', 'G I'],
    );
    return fight(w, 'german', ...(dice.length ? dice : [6, 6, 1, 1])); // 12 + 3 + 4 + 12 against 2 + 2
  };
  it('16.0, 16.1, 16.1.2 four losses and, with Poised Forces left, at once a segment of its own', () => {
    const w = through({
      at: { Trier: ['G 12 Army:12', 'G I'], Bastogne: ['F X:1'], Sedan: ['F 2 Army:4'], Namur: ['F 9 Army:3'] },
    });
    expect(eventOf(w, 'brokeThrough')).toMatchObject({ case: '16.0', side: 0 });
    expect(experiencesOf(w.g, 0)).toContain('breakthrough');
    loses(w, 'allied', 'F X');
    does(w, 'german', { do: 'advance', unit: 'G 12 Army', area: 'Bastogne' });
    does(w, 'german', { do: 'done' });
    expect(asked(w)).toBe('german breaking');
    expect(offers(w, 'attack').map(c => c['area'])).toEqual(['Namur', 'Sedan', 'Metz']);
  });
  it('16.0 without Poised Forces there is none, and who did not advance attacks no more', () => {
    const bare = war({
      at: { Trier: ['G 12 Army:19', 'G I', 'G III'], Bastogne: ['F X:1'], Sedan: ['F 2 Army:4'] },
    });
    fight(attack(bare, 'german', 'Bastogne', ['G 12 Army', 'G I', 'G III']), 'german', 1, 1); // 25 against 3
    expect(eventOf(bare, 'brokeThrough')).toMatchObject({ side: 0 });
    loses(bare, 'allied', 'F X');
    does(bare, 'german', { do: 'advance', unit: 'G 12 Army', area: 'Bastogne' });
    does(bare, 'german', { do: 'done' });
    expect(asked(bare)).toBe('german attacking');
    const w = through({ at: { Trier: ['G 12 Army:12', 'G I'], Bastogne: ['F X:1'], Sedan: ['F 2 Army:4'] } });
    loses(w, 'allied', 'F X');
    does(w, 'german', { do: 'done' });
    expect(asked(w)).toBe('german attacking');
  });
  it('16.1.1 the defender goes two Areas on the way the winner chooses', () => {
    const w = through({ at: { Trier: ['G 12 Army:12', 'G I'], Bastogne: ['F 1 Army:6'] } }, 6, 6, 1, 1); // 31 against 8
    loses(w, 'allied', 'F 1 Army', 'F 1 Army', 'F 1 Army', 'F 1 Army');
    expect(asked(w)).toBe('german retreating');
    does(w, 'german', { do: 'retreat', area: 'Namur' });
    expect(asked(w)).toBe('german retreating');
    expect(offers(w, 'retreat').map(c => c['area'])).not.toContain('Bastogne');
    expect(refusalWords(w, 'german', { do: 'retreat', area: 'Bastogne' })).toContain('the retreat has come from there');
    does(w, 'german', { do: 'retreat', area: 'Mons' });
    expect([areaOfUnit(w, 'F 1 Army'), disrupted(w, 'F 1 Army')]).toEqual(['Mons', true]);
  });
  /** 19 + 4 and two sixes against the 9th Army at Laon: enemies all around but for Soissons. */
  const AROUND_LAON = {
    Hirson: ['G 12 Army:19'],
    'Saint-Quentin': ['G I'],
    Sedan: ['G III'],
    Reims: ['G IV'],
    Amiens: ['G V'],
    'Paris North': ['G VIII'],
    'Paris East': ['G XIV Mot'],
  };
  const brokenAtLaon = (more: WarSpec['at']): War => {
    const at = { ...AROUND_LAON, Laon: ['F 9 Army:10'], ...more };
    const w = attack(war({ at, poised: { 'G 12 Army': ['G XIX Pz'] } }), 'german', 'Laon', ['G 12 Army']);
    fight(w, 'german', 6, 6, 1); // 35 against 11
    return loses(w, 'allied', ...Array.from({ length: 4 }, () => 'F 9 Army'));
  };
  it('16.1.1, 13.7.8 an army that is broken through does not bounce off a full Area: it stays and loses two steps', () => {
    const w = brokenAtLaon({ Soissons: ['F 2 Army'], Troyes: ['G XXXX Mot'] });
    expect(asked(w)).toBe('allied choosingLoss');
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    expect([areaOfUnit(w, 'F 9 Army'), steps(w, 'F 9 Army')]).toEqual(['Laon', 4]);
  });
  it('16.1.1, 13.7.8 nor off one behind the first Area', () => {
    const w = brokenAtLaon({
      Troyes: ['F 2 Army'],
      Dijon: ['G XXXX Mot'],
      Chalons: ['G XV Pz'],
      Chaumont: ['G XVI Pz'],
      Auxerre: ['G XXXIX Pz'],
      Melun: ['G XXXXI Pz'],
    });
    does(w, 'german', { do: 'retreat', area: 'Soissons' });
    expect([eventOf(w, 'trapped')?.['area'], asked(w)]).toEqual([areaNo('Soissons'), 'allied choosingLoss']);
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    expect([areaOfUnit(w, 'F 9 Army'), steps(w, 'F 9 Army')]).toEqual(['Soissons', 4]);
  });
  it('16.1.1 the winner leads it into no Area without a second one beyond it while another way has one', () => {
    const { Sedan: _open, ...around } = AROUND_LAON;
    const offeredAtLaon = (rules: number): War => {
      const at = { ...around, Troyes: ['G XXXX Mot'], Laon: ['F 9 Army:10'] };
      const w = war({ at, poised: { 'G 12 Army': ['G XIX Pz'] }, rules });
      fight(attack(w, 'german', 'Laon', ['G 12 Army']), 'german', 6, 6, 1);
      return loses(w, 'allied', ...Array.from({ length: 4 }, () => 'F 9 Army'));
    };
    const waysIn = (w: War): readonly unknown[] => offers(w, 'retreat').map(c => c['area']);
    expect(waysIn(offeredAtLaon(1))).toEqual(['Sedan', 'Soissons']);
    const w = offeredAtLaon(2);
    expect(waysIn(w)).toEqual(['Sedan']);
    expect(refusalWords(w, 'german', { do: 'retreat', area: 'Soissons' })).toBe(
      'F 9 Army cannot retreat to Soissons: no second Area lies beyond it, and another way has one.',
    );
  });
  it('16.1.1, 13.7.8 where no way has a second Area it goes one and is trapped there', () => {
    const w = brokenAtLaon({ Troyes: ['G XXXX Mot'] });
    expect(offers(w, 'retreat').map(c => c['area'])).toEqual(['Soissons']);
    does(w, 'german', { do: 'retreat', area: 'Soissons' });
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    expect([areaOfUnit(w, 'F 9 Army'), steps(w, 'F 9 Army'), disrupted(w, 'F 9 Army')]).toEqual(['Soissons', 4, true]);
  });
  it('16.1.1, 14.3.1 a fortification in the first of the two Areas does not stop it', () => {
    const w = war({
      at: { Sedan: ['F 2 Army:19', 'F X', 'F XVI', 'F XVIII'], Bastogne: ['G 4 Army:6'] },
      poised: { 'F 2 Army': ['F 1 DLM'] },
      westwall: { Trier: 1 },
      turn: 'allied',
    });
    fight(attack(w, 'allied', 'Bastogne', ['F 2 Army', 'F X', 'F XVI', 'F XVIII']), 'allied', 1, 1);
    loses(w, 'german', 'G 4 Army', 'G 4 Army', 'G 4 Army', 'G 4 Army');
    does(w, 'allied', { do: 'retreat', area: 'Trier' });
    expect(asked(w)).toBe('allied retreating');
    does(w, 'allied', { do: 'retreat', area: 'Mainz' });
    expect(areaOfUnit(w, 'G 4 Army')).toBe('Mainz');
  });
  it('16.1.1 who leads it on sees what lies beneath it where it passes, and cannot take that back', () => {
    const at = { Trier: ['G 12 Army:12', 'G I'], Bastogne: ['F 1 Army:6'], Namur: ['F X'] };
    const w = through({ at }, 6, 6, 1, 1);
    loses(w, 'allied', 'F 1 Army', 'F 1 Army', 'F 1 Army', 'F 1 Army');
    does(w, 'german', { do: 'retreat', area: 'Namur' });
    does(w, 'german', { do: 'retreat', area: 'Mons' });
    expect(eventOf(w, 'look')).toMatchObject({ case: '16.1.1', to: ['german'], units: [unitNo('F X')] });
  });
  const advanced = (more: WarSpec = {}): War => {
    const w = through({
      at: {
        Trier: ['G 12 Army:12', 'G I'],
        Bastogne: ['F X:1'],
        Sedan: ['F 2 Army:4'],
        Namur: ['F 9 Army:3'],
        ...more.at,
      },
      ...(more.cp ? { cp: more.cp } : {}),
      ...(more.reserve ? { reserve: more.reserve } : {}),
    });
    loses(w, 'allied', 'F X');
    for (const unit of ['G 12 Army', 'G I']) does(w, 'german', { do: 'advance', unit, area: 'Bastogne' });
    return w;
  };
  it('16.1.3, 13.1.6 the draft of a second attack is set by hand as it was: planned and unseen', () => {
    const w = does(advanced(), 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Namur' });
    does(w, 'german', { do: 'add', unit: 'G 12 Army' });
    const set = clone(w.g);
    derive(set, w.g, save(seedsOfDisaster, w.g));
    expect(set.cells[at(set).fought + unitNo('G 12 Army')]).toBe(2);
    expect(set.cells).toEqual(w.g.cells);
  });
  it('16.1.3, 13.1.6 the enemy does not see who is in the draft of a second attack', () => {
    const w = does(advanced(), 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Namur' });
    const seen = () => seedsOfDisaster.machine.view(w.g, 'allied').cells;
    const before = seen();
    does(w, 'german', { do: 'add', unit: 'G 12 Army' });
    expect(seen()).toEqual(before);
  });
  it('13.1.6, 13.7.9 who fought and advances stays known, under another, too', () => {
    const { g } = advanced();
    const seen = seedsOfDisaster.machine.view(g, 'allied');
    expect(topOf(g, areaNo('Bastogne'))).toBe(unitNo('G I'));
    expect(placeOf(seen, unitNo('G 12 Army'))).toBe(areaNo('Bastogne'));
  });
  it('9.2.5 who loses a step before the enemy rides learns nothing by it, and may take it back', () => {
    const w = through({ at: { Trier: ['G 12 Army:12', 'G I'], Bastogne: ['F X:1'] } });
    const seen = () => seedsOfDisaster.machine.view(w.g, 'allied').cells[at(w.g).spent + unitNo('G XIX Pz')];
    expect(seen()).toBe(HOLE);
    loses(w, 'allied', 'F X');
    expect([asked(w), seen()]).toEqual(['german advancing', HOLE]);
  });
  it('9.2.5 all see what MPs those who ride on have spent, until the advance is over', () => {
    const w = advanced();
    does(w, 'german', { do: 'advance', unit: 'G XIX Pz', area: 'Liege' });
    const spent = () => seedsOfDisaster.machine.view(w.g, 'allied').cells[at(w.g).spent + unitNo('G XIX Pz')];
    expect(spent()).toBe(3); // 2 with its army
    does(w, 'german', { do: 'done' });
    expect(spent()).toBe(HOLE);
  });
  it('16.1.3, 16.1.6 the stack that advanced attacks again, with its Poised units, fleets and all', () => {
    const w = does(advanced({ reserve: ['G 1 Air'] }), 'german', { do: 'done' });
    attack(w, 'german', 'Namur', ['G 12 Army', 'G I']);
    expect(asked(w)).toBe('german declaring');
    does(w, 'german', { do: 'fly', unit: 'G 1 Air' });
    const { attacker } = reckon(w.g, battleProc.vars(w.g));
    expect([attacker.strength, attacker.dice]).toEqual([12 + 3 + 4, 2 + 3 - 2]); // the Meuse takes two
    expect(battleProc.vars(w.g).benefit).toBe(0);
  });
  it('16.1.3, 17.0 who jumped is in the vacated Area already and attacks again with the stack', () => {
    const at = { Trier: ['G 12 Army:12'], Bastogne: ['F X:1'], Namur: ['F 9 Army:3'] };
    const w = war({ at, poised: { 'G 12 Army': ['G XIX Pz'] }, reserve: ['G Para'] });
    fight(attack(w, 'german', 'Bastogne', ['G 12 Army', 'G Para']), 'german', 6, 6, 1, 1, 1); // 18 + 13 against 3
    loses(w, 'allied', 'F X');
    does(w, 'german', { do: 'advance', unit: 'G 12 Army', area: 'Bastogne' });
    does(w, 'german', { do: 'done' });
    attack(w, 'german', 'Namur', ['G 12 Army', 'G Para']);
    const { attacker } = reckon(w.g, battleProc.vars(w.g));
    expect([attacker.strength, attacker.dice]).toEqual([12 + 2 + 4, 2 - 2]); // no second jump, and the Meuse
  });
  it('16.1.6 Poised units that ride off fight as Columnar, where they stand', () => {
    const w = advanced();
    does(w, 'german', { do: 'advance', unit: 'G XIX Pz', area: 'Liege' }); // 2 with its army, 3
    expect(refusal(w, 'german', { do: 'advance', unit: 'G XIX Pz', area: 'Hasselt' })).toBe('9.2.5');
    does(w, 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Namur' });
    for (const unit of ['G 12 Army', 'G XIX Pz']) does(w, 'german', { do: 'add', unit });
    does(w, 'german', { do: 'declare' });
    expect(battleProc.vars(w.g).benefit).toBe(-1);
    expect(reckon(w.g, battleProc.vars(w.g)).attacker.strength).toBe(12 + 4);
  });
  it('16.1.3 each fights once more; who is left over may attack elsewhere; a unit of neither stays out', () => {
    const w = does(advanced({ at: { Aachen: ['G 6 Army', 'G V'], Sedan: ['F 2 Army:3'] } }), 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Sedan' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G V' })).toBe('13.1');
    does(w, 'german', { do: 'add', unit: 'G I' });
    does(w, 'german', { do: 'declare' });
    fight(w, 'german', 1, 1, 1, 1); // 3 against 3 and four dice
    loses(w, 'allied', 'F 2 Army');
    loses(w, 'german', 'G I');
    expect(asked(w)).toBe('german breaking');
    does(w, 'german', { do: 'attack', area: 'Namur' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G I' })).toBe('16.1.5');
    expect(refusal(w, 'german', { do: 'add', unit: 'G 12 Army' })).toBeUndefined();
  });
  it('16.1.5 others who have not fought and stand next to both may join; an army makes it over-concentration', () => {
    const spec = { at: { Liege: ['G 6 Army', 'G V'] } };
    const w = does(advanced({ ...spec, cp: [4, 0] }), 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Namur' });
    does(w, 'german', { do: 'add', unit: 'G I' });
    does(w, 'german', { do: 'add', unit: 'G V' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G 6 Army' })).toBe('6.2.4');
    const rich = does(advanced({ ...spec, cp: [5, 0] }), 'german', { do: 'done' });
    does(rich, 'german', { do: 'attack', area: 'Namur' });
    for (const unit of ['G I', 'G 6 Army']) does(rich, 'german', { do: 'add', unit });
    does(rich, 'german', { do: 'declare' });
    expect(cp(rich, 0)).toBe(0);
  });
  it('16.1.6 those who ride to another army that has not fought attack with it, Columnar', () => {
    const at = {
      Trier: ['G 12 Army:12', 'G I'],
      Bastogne: ['F X:1'],
      Liege: ['G 6 Army', 'G V'],
      Namur: ['F 9 Army:3'],
    };
    const w = loses(through({ at, cp: [5, 0] }), 'allied', 'F X');
    for (const area of ['Bastogne', 'Liege']) does(w, 'german', { do: 'advance', unit: 'G XIX Pz', area });
    does(w, 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Namur' });
    for (const unit of ['G XIX Pz', 'G 6 Army', 'G V']) does(w, 'german', { do: 'add', unit });
    does(w, 'german', { do: 'declare' });
    expect([cp(w, 0), battleProc.vars(w.g).benefit]).toEqual([0, -1]);
  });
  it('16.1.4 after over-concentration one stack goes on', () => {
    const w = attack(
      war({
        at: { Trier: ['G 12 Army:12'], Aachen: ['G 4 Army:9'], Liege: ['B I:1'], Namur: ['F 9 Army'] },
        poised: { 'G 12 Army': ['G XIX Pz'] },
        cp: [5, 0],
      }),
      'german',
      'Liege',
      ['G 12 Army', 'G 4 Army'],
    );
    fight(w, 'german', 1, 1, 1, 1);
    loses(w, 'allied', 'B I');
    expect(asked(w)).toBe('german following');
    does(w, 'german', { do: 'follow', area: 'Trier' });
    for (const unit of ['G 12 Army', 'G 4 Army']) does(w, 'german', { do: 'advance', unit, area: 'Liege' });
    does(w, 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Namur' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G 4 Army' })).toBe('16.1.5');
    does(w, 'german', { do: 'add', unit: 'G 12 Army' });
  });
  it('16.1.7 broken through by the defender: three CPs less, and no further battle', () => {
    const w = attack(war({ at: { Aachen: ['G I'], Liege: ['F 9 Army:19', 'F X'] }, cp: [5, 0] }), 'german', 'Liege', [
      'G I',
    ]);
    fight(w, 'german', 3); // 3 against 24
    expect(eventOf(w, 'brokeThrough')).toMatchObject({ case: '16.1.7', side: 1 });
    expect([cp(w, 0), cp(w, 1)]).toEqual([2, 1]);
    loses(w, 'german', 'G I', 'G I');
    does(w, 'allied', { do: 'advance', unit: 'F X', area: 'Aachen' });
    does(w, 'allied', { do: 'done' });
    expect(asked(w)).toBe('german attacking');
  });
  it('16.1.1 the first of two Areas may be passed through, whoever stands in it, for no step', () => {
    const w = war({
      at: {
        Aachen: ['G 4 Army:19', 'G I', 'G III', 'G IV'],
        Liege: ['F 9 Army:6'],
        Namur: ['F 2 Army'],
        Hasselt: ['G V'],
        Eindhoven: ['G VIII'],
        Bastogne: ['G XIV Mot'],
      },
    });
    attack(w, 'german', 'Liege', ['G 4 Army', 'G I', 'G III', 'G IV']);
    fight(w, 'german', 1); // 28 to 7
    expect(eventOf(w, 'fought')).toMatchObject({ totals: [28, 7], row: 4 });
    loses(w, 'allied', ...Array<string>(4).fill('F 9 Army'));
    expect(asked(w)).toBe('german retreating');
    does(w, 'german', { do: 'retreat', area: 'Namur' });
    expect(asked(w)).toBe('german retreating');
    does(w, 'german', { do: 'retreat', area: 'Mons' });
    expect([areaOfUnit(w, 'F 9 Army'), steps(w, 'F 9 Army')]).toEqual(['Mons', 2]);
  });
  it('16.1.1, 8.0 the winner who chooses the way learns which armies fill the Areas next to the beaten force and the Areas behind those', () => {
    const at = { Laon: ['F 9 Army:10'], Soissons: ['F 2 Army', 'F X'] };
    const placeSeen = ({ g }: War) => placeOf(seedsOfDisaster.machine.view(g, 'german'), unitNo('F 2 Army'));
    expect(placeSeen(war({ at }))).toBe(HOLE);
    const w = brokenAtLaon(at);
    expect(asked(w)).toBe('german retreating');
    expect(placeSeen(w)).toBe(areaNo('Soissons'));
    const behind = brokenAtLaon({ Troyes: ['F 2 Army', 'F X'] }); // Soissons is empty, and the second Area is full
    expect([asked(behind), placeSeen(behind)]).toEqual(['german retreating', areaNo('Troyes')]);
  });
  it('8.0, 16.1.5 an army that was crowded joins no Breakthrough either', () => {
    const w = war({
      at: {
        Aachen: ['G 4 Army:19', 'G I', 'G III'],
        Trier: ['G 12 Army:9'],
        Liege: ['F 9 Army:2'],
        Bastogne: ['F 2 Army:2'],
      },
      poised: { 'G 4 Army': ['G XIX Pz'] },
      cp: [10, 0],
    });
    w.g.cells[at(w.g).crowded + unitNo('G 12 Army')] = 1;
    attack(w, 'german', 'Liege', ['G 4 Army', 'G I', 'G III']);
    fight(w, 'german', 6, 6, 1); // 29 + 12 against 3
    loses(w, 'allied', 'F 9 Army', 'F 9 Army');
    does(w, 'german', { do: 'advance', unit: 'G 4 Army', area: 'Liege' });
    does(w, 'german', { do: 'done' });
    does(w, 'german', { do: 'attack', area: 'Bastogne' });
    expect(refusal(w, 'german', { do: 'add', unit: 'G 12 Army' })).toBe('8.0');
  });
});
