/** 3.2, 3.4 What is for another segment is refused with the case of its own. */
import { test } from 'vitest';
import { IN_1937, refuses, scene } from './scene.ts';

test('13.0, 18.0, 10.1.1, 5.2.2 what belongs to other segments names its own case', () => {
  const t = scene({ ...IN_1937, moment: 'mobilisation' });
  refuses(t, 'german', { do: 'attack', area: 'Liege' }, '13.0');
  refuses(t, 'german', { do: 'fly', unit: 'G 1 Air' }, '18.0');
  refuses(t, 'german', { do: 'move', unit: 'G 1 Army', area: 'Aachen' }, '10.1.1');
  refuses(t, 'german', { do: 'look', area: 'Lille' }, '5.2.2');
  refuses(t, 'german', { do: 'choose', strategy: 'North' }, '19.0');
  refuses(scene(IN_1937), 'german', { do: 'build', unit: 'G 1 Army', steps: 1 }, '7.0');
});
