/** Refusals say who, where, why and by which case; each of them once had another, wrong reason. */
import { expect, test } from 'vitest';
import { done, in1938, march, ready, refusal, refusalWords, scene, type SideWord, type Spec } from './scene.ts';
import type { Json } from '../../../engine/state.ts';

type Scene = ReturnType<typeof scene>;
const said = (t: Scene, side: SideWord, choice: Json): string =>
  `${refusal(t, side, choice)} ${refusalWords(t, side, choice)}`;
const poland = (at: Spec['at'], moment = 'german movement', more: Spec = {}): Scene =>
  ready(scene({ at: at!, moment, ...more }));

test('7.0, 11.4, 8.0, 9.0 each hex a unit cannot be moved out to has its own reason', () => {
  const at = { 3128: ['G39 3 A', 'G39 4 A', 'G39 I'], 3227: ['G39 8 A'], 3126: ['P I'] };
  const t = poland(at, 'german reorganisation');
  done(t, 'german', { do: 'done' });
  const scatter = (unit: string, hex: string): string => said(t, 'allied', { do: 'scatter', unit, hex });
  expect(scatter('G39 3 A', '2020')).toBe('7.0 2020 is not next to 3128, where G39 3 A is.');
  expect(scatter('G39 3 A', '3028')).toBe('11.4 Nobody crosses the hexside between 3128 and 3028.');
  expect(scatter('G39 3 A', '3227')).toBe('8.0 3227 would hold a second army.');
  expect(scatter('G39 3 A', '3127')).toBe(
    '7.0 3127 is in an enemy zone of control, and G39 3 A can go to 3228, which is in none.',
  );
  expect(scatter('G39 I', '3228')).toBe('7.0 As few as will do are moved out: one of G39 3 A, G39 4 A, not G39 I.');
  expect(scatter('G39 8 A', '3228')).toBe('7.0 G39 8 A is not in 3128.');
});
test('7.0, 11.4, 11.7 nor does a mechanised corps leave the railway, nor a Pole Poland', () => {
  const at = { 3128: ['G XIV', 'G XV', 'G XVI'], 2222: ['Cz 1 A'] };
  const t = in1938('slipped german reorganisation', { at });
  done(t, 'german', { do: 'done' });
  expect(said(t, 'allied', { do: 'scatter', unit: 'G XV', hex: '3129' })).toBe(
    '11.4 G XV is mechanised, and no railway leads from 3128 to 3129.',
  );
  const poles = poland({ 3128: ['P Na A', 'P Mo A'] }, 'Poland reorganisation');
  done(poles, 'allied', { do: 'done' });
  expect(said(poles, 'german', { do: 'scatter', unit: 'P Na A', hex: '3129' })).toBe(
    '13.1 Polish units do not enter Czechoslovakia.',
  );
});
test('12.0, 3.3 the fort of a neutral is not undefended: its country is neutral', () => {
  const t = ready(in1938('slipped german combat', { at: { 2222: ['Cz 1 A'], '0709': ['G I'] } }));
  expect(said(t, 'german', { do: 'attack', hex: '0609' })).toBe('3.3 0609 is in Belgium, which is neutral.');
});
test('9.1 who was stopped by a zone hears of it, with points left and whose zone it is', () => {
  const t = poland({ 4020: ['G39 I'], 4122: ['P I'] });
  march(t, 'german', 'G39 I', '4021');
  expect(said(t, 'german', { do: 'move', unit: 'G39 I' })).toBe(
    '9.1 G39 I came into the zone of control of P I in 4122 in 4021, and its move ended there.',
  );
});
test('5.0, 12.0 what is of another phase hears whose phase it is', () => {
  const t = in1938('Czechoslovakia movement');
  expect(said(t, 'allied', { do: 'attack', hex: '2222' })).toBe(
    '12.0 Attacks are made in the Combat Phase of a nation; this is the Movement Phase of Czechoslovakia.',
  );
});
