/** The picture of an asset on its counter. */
import type { JSX } from 'solid-js';
import { ASSET_PATHS } from '../look/faces.tsx';

export const AssetIcon = (props: { type: string }): JSX.Element => (
  <svg class="asi" viewBox="0 0 28 22" aria-hidden="true">
    <path fill-rule="evenodd" d={ASSET_PATHS[props.type] ?? ''} />
  </svg>
);
