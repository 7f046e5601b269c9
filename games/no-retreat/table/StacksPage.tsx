/** The map as a list. */
import type { JSX } from 'solid-js';
import { Hexes } from '../../../screen/war/Hexes.tsx';
import { useNr } from './state.ts';

export const StacksPage = (): JSX.Element => <Hexes example={`tanks, ${useNr().box.first}`} />;
