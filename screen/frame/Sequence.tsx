/** The sequence of play: phases, steps with their cases, the present step, who decides. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';

export interface Phase {
  readonly roman: string;
  readonly name: string;
  readonly steps: readonly { readonly name: string; readonly case: string; readonly state: 'past' | 'now' | 'next' }[];
}

/** The share of a phase's name that the marker of the present step leaves uncovered. */
const clearOf = ({ steps }: Phase): number => {
  const now = steps.findIndex(s => s.state === 'now');
  return now < 0 ? 1 : now / steps.length;
};

export const Sequence = (props: { phases: readonly Phase[]; decides: string }): JSX.Element => (
  <nav class="sop" aria-label="Sequence of play">
    <ol>
      <For each={props.phases}>
        {phase => (
          <li class="grp">
            <span class="gn" title={phase.name} style={{ '--clear': clearOf(phase) }}>
              <b>{phase.roman}</b> <span>{phase.name}</span>
            </span>
            <ol>
              <For each={phase.steps}>
                {step => (
                  <li class={`stp ${step.state}`} aria-current={step.state === 'now' ? 'step' : undefined}>
                    <Show when={step.state === 'now'}>
                      <span class="who">{props.decides}</span>
                    </Show>
                    <span class="sn">{step.name}</span>
                    <span class="sc">
                      <Cite case={step.case} />
                    </span>
                  </li>
                )}
              </For>
            </ol>
          </li>
        )}
      </For>
    </ol>
  </nav>
);

/** The phone shows only the present step. */
export const StepNow = (props: { name: string; case: string; decides: string }): JSX.Element => (
  <p class="mstep">
    {props.name} <i>{props.case}</i>
    <span>{props.decides}</span>
  </p>
);
