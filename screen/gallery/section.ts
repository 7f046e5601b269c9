/** A section of the page of parts: to show more, write one and add it to SECTIONS. */
import type { JSX } from 'solid-js';

export interface Specimen {
  readonly name: string;
  readonly note?: string;
  /** How much room it wants. */
  readonly wide?: 'card' | 'panel' | 'half' | 'full';
  readonly show: () => JSX.Element;
}
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly parts: readonly Specimen[];
}
