/** The icons of a table, 20 x 20, stroke 1.6. Each stands beside a word or has a label. */
import type { JSX } from 'solid-js';

const PATHS = {
  undo: 'M8 5 4 9l4 4M4 9h7.500a4.500 4.500 0 0 1 0 9H9',
  reset: 'M4 10a6 6 0 1 0 1.800-4.300M4 3v4h4',
  speed: 'M3 5l6 5-6 5zM10.500 5l6 5-6 5z',
  theme: 'M10 3v14M10 3a7 7 0 0 1 0 14a7 7 0 0 1 0-14',
  book: 'M10 5c-2-1.500-4.500-1.500-7-1v11c2.500-.5 5-.5 7 1 2-1.500 4.500-1.500 7-1V4c-2.500-.5-5-.5-7 1zM10 5v11',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  bar: 'M4.700 4.700l10.600 10.600M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15',
  yes: 'M4 10.500l4 4 8-9',
  no: 'M5 5l10 10M15 5L5 15',
  up: 'M5 12l5-5 5 5',
  down: 'M5 8l5 5 5-5',
  change: 'M4 16l1-4L14 3l3 3-9 9zM12 5l3 3',
  menu: 'M3 5h14M3 10h14M3 15h14',
  victory: 'M5 17V3M5 4h10l-2.500 3L15 10H5',
  log: 'M5 3h10v14H5zM7.500 7h5M7.500 10h5M7.500 13h3',
  map: 'M3 5l5-2 4 2 5-2v12l-5 2-4-2-5 2zM8 3v12M12 5v12',
  fight: 'M4 4l9 9M11 15l4-4M16 4l-9 9M9 15l-4-4',
  orders: 'M4 4h9l3 3v9H4zM7 9h6M7 12.500h4',
  counters: 'M4 7h9v9H4zM7 4h9v9',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 7.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400',
  lamp: 'M7.500 15h5M8.500 17.500h3M7.500 12.500C5.800 11.400 5 10 5 8a5 5 0 0 1 10 0c0 2-.8 3.400-2.500 4.500z',
  coach: 'M10 6.500V4M10 16v-2.500M3 6.500h12l2.500 3.500-2.500 3.500H3z',
  shield: 'M10 2.500l6 2v5c0 4-2.500 6.500-6 8-3.500-1.500-6-4-6-8v-5z',
} as const;
export type IconName = keyof typeof PATHS;
export const ICONS = Object.keys(PATHS) as readonly IconName[];

/** An icon by its path: for parts that are loaded when they are needed and bring their own. */
export const DrawnIcon = (props: { path: string }): JSX.Element => (
  <svg class="ic" viewBox="0 0 20 20" aria-hidden="true">
    <path d={props.path} />
  </svg>
);
export const Icon = (props: { name: IconName }): JSX.Element => <DrawnIcon path={PATHS[props.name]} />;
/** Closes a card, a list or a refusal. */
export const CloseButton = (props: { readonly close: () => void }): JSX.Element => (
  <button type="button" class="x" aria-label="Close" onClick={() => props.close()}>
    <Icon name="no" />
  </button>
);
