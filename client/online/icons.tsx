/** Our own icons for online play, 20 x 20 with stroke 1.6. Each stands beside a word or has a label. */
import type { JSX } from 'solid-js';

const PATHS = {
  copy: 'M7 7h9v10H7zM4 13V3h9',
  share: 'M10 12V3M6.500 6.500 10 3l3.500 3.500M5 9.500v7h10v-7',
  chat: 'M3.500 4.500h13v9H9l-3.500 3v-3h-2z',
  more: 'M3 5h14M3 10h14M3 15h14',
  no: 'M5 5l10 10M15 5L5 15',
  globe:
    'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15M2.500 10h15M10 2.500c-4.500 4.500-4.500 10.500 0 15M10 2.500c4.500 4.500 4.500 10.500 0 15',
  lock: 'M5 9h10v8H5zM7 9V6.500a3 3 0 0 1 6 0V9',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 7.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400',
  plus: 'M10 4v12M4 10h12',
} as const;
export const Icon = (props: { readonly name: keyof typeof PATHS }): JSX.Element => (
  <svg class="ic" viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[props.name]} />
  </svg>
);
