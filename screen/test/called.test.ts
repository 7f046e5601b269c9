import { expect, test } from 'vitest';
import { calledAs } from '../war/unit-names.ts';

const unit = (name: string, title: string) => ({ name, title });
const view = (...units: readonly ReturnType<typeof unit>[]) => ({ stacks: [{ units }], boxes: {} });

test('a line of the rules calls counters by their names, the longer label before the shorter', () => {
  const called = calledAs(
    () => view(unit('G X', 'X Corps'), unit('G X/1', 'half of X Corps'), unit('G XV', 'XV Mechanised Corps')),
    u => u.title,
  );
  expect(called.line('G X and G XV from 1722 to 1821; G X/1 stays, G XI is unknown.')).toBe(
    'X Corps and XV Mechanised Corps from 1722 to 1821; half of X Corps stays, G XI is unknown.',
  );
  expect(called.unit('G XI')).toBe('G XI');
});
test('who was seen once keeps his name when he is gone, and new ones are learnt', () => {
  let now = view(unit('G X', 'X Corps'));
  const called = calledAs(
    () => now,
    u => u.title,
  );
  expect(called.unit('G X')).toBe('X Corps');
  now = view(unit('G V', 'V Corps'));
  expect(called.line('G X and G V')).toBe('X Corps and V Corps');
});
