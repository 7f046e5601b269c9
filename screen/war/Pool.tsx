/** A pool or marker beside the map, by its name and case. */
import type { JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';

export const Pool = (props: {
  readonly name: string;
  readonly case: string;
  readonly children: JSX.Element;
}): JSX.Element => (
  <div>
    <dt>
      {`${props.name} `}
      <Cite case={props.case} />
    </dt>
    <dd>{props.children}</dd>
  </div>
);
