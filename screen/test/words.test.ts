import { describe, expect, test } from 'vitest';
import { accessibleName } from '../words.ts';

describe('what a button is called aloud', () => {
  test('the choice in full, where the word on the button is in it', () => {
    expect(accessibleName('Retreat', 'X Corps: retreat to Namur')).toBe('X Corps: retreat to Namur');
  });
  test('else that word follows, so that whoever reads it can say it', () => {
    expect(accessibleName('Lose', 'X Corps drops to one step')).toBe('X Corps drops to one step: Lose');
    expect(accessibleName('Advance', 'X Corps advances into Dinant')).toBe('X Corps advances into Dinant: Advance');
  });
});
