/** Our own icons, 20 x 20 with stroke 1.6. Each stands beside a word or has a label. */
import type { JSX } from 'solid-js';

const PATHS = {
  theme: 'M10 3v14M10 3a7 7 0 0 1 0 14 7 7 0 0 1 0-14',
  no: 'M5 5l10 10M15 5L5 15',
  yes: 'M4 10.5l4 4 8-9',
  prev: 'M12.500 4.500 7 10l5.500 5.500',
  next: 'M7.500 4.500 13 10l-5.500 5.500',
  first: 'M15 4.500 9.500 10l5.500 5.500M5.500 4.500v11',
  last: 'M5 4.500 10.500 10 5 15.500M14.500 4.500v11',
  play: 'M6 4l10 6-10 6z',
  pause: 'M7 4v12M13 4v12',
  replay: 'M4 10a6 6 0 1 0 1.800-4.300M4 3v4h4M9 7.500l4 2.500-4 2.500z',
  book: 'M10 5c-2-1.500-4.500-1.500-7-1v11c2.500-.5 5-.5 7 1 2-1.500 4.500-1.500 7-1V4c-2.500-.5-5-.5-7 1zM10 5v11',
  save: 'M10 3v9M6.500 8.500 10 12l3.500-3.500M3.500 13v3.500h13V13',
  open: 'M10 12V3M6.500 6.500 10 3l3.500 3.500M3.500 13v3.500h13V13',
  bin: 'M4 6h12M8 6V4h4v2M5.500 6l.7 10.500h7.600L14.500 6M8.500 9v5M11.500 9v5',
  search: 'M13 13l4 4M8.500 3.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10',
  bot: 'M4 8h12v8H4zM10 8V4M7 12h.01M13 12h.01M2 11v3M18 11v3',
  home: 'M3.500 10 10 4l6.500 6M5.500 8.500V16h9V8.500M8.500 16v-4h3v4',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = (props: { readonly name: IconName }): JSX.Element => (
  <svg class="ic" viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[props.name]} />
  </svg>
);
