/** The map as a list. */
import type { JSX } from 'solid-js';
import { Hexes } from '../../../screen/war/Hexes.tsx';

export const StacksPage = (): JSX.Element => <Hexes example="panzer, Sedan, 2830" />;
