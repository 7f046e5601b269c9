/** Facts of the game that must hold, or must not: each a fact, one of its rows, and what it must be. */
import { createUniqueId, For, Index, Show, type JSX } from 'solid-js';
import { factWords, kindWords } from '../../engine/standing-words.ts';
import type { Condition, Speech } from '../../engine/standing.ts';
import { Icon } from '../frame/icons.tsx';

type Fact = Speech['facts'][number];
const TESTS = [
  ['least', 'is at least'],
  ['most', 'is at most'],
  ['is', 'is'],
] as const;
type Test = (typeof TESTS)[number][0];

const testOf = (c: Condition): Test => (c.is !== undefined ? 'is' : c.most !== undefined ? 'most' : 'least');
const valueOf = (c: Condition): string => String(c.is ?? c.most ?? c.least ?? '');
const isAbout = (fact: string): boolean => fact.startsWith('about.');
/** The fact a condition is on, and the row. */
const partsOf = (facts: readonly Fact[], c: Condition): { readonly fact: Fact | undefined; readonly row: string } => {
  const [name = ''] = isAbout(c.fact) ? [c.fact] : c.fact.split('.', 1);
  return { fact: facts.find(f => f.fact === name), row: c.fact.slice(name.length + 1) };
};
/** A condition on a fact, as it is when that fact was just named. */
const fresh = (f: Fact, row = f.rows?.[0]): Condition => ({
  fact: row === undefined ? f.fact : `${f.fact}.${row}`,
  ...(f.values ? { is: f.values[0]! } : { least: 1 }),
});
const tested = ({ fact }: Condition, test: Test, value: string, isNumber: boolean): Condition => ({
  fact,
  [test]: isNumber ? Number(value) : value,
});

const Choose = (props: {
  name: string;
  value: string;
  all: readonly (readonly [id: string, words: string])[];
  onPick: (id: string) => void;
}): JSX.Element => (
  <select aria-label={props.name} value={props.value} onChange={e => props.onPick(e.currentTarget.value)}>
    <For each={props.all}>
      {([id, words]) => (
        <option value={id} selected={id === props.value}>
          {words}
        </option>
      )}
    </For>
  </select>
);
const asWords = (all: readonly string[]): readonly (readonly [string, string])[] => all.map(x => [x, x]);

const One = (props: {
  facts: readonly Fact[];
  c: Condition;
  name: string;
  onChange: (c: Condition) => void;
  onDrop: () => void;
}): JSX.Element => {
  const parts = () => partsOf(props.facts, props.c);
  const set = (test: Test, value: string): void => props.onChange(tested(props.c, test, value, !parts().fact?.values));
  return (
    <div class="so-fact" role="group" aria-label={props.name}>
      <Choose
        name="Fact"
        value={parts().fact?.fact ?? ''}
        all={props.facts.map(f => [f.fact, isAbout(f.fact) ? factWords(f.fact) : kindWords(f.fact)])}
        onPick={id => props.onChange(fresh(props.facts.find(f => f.fact === id)!))}
      />
      <Show when={parts().fact?.rows}>
        {rows => (
          <Choose
            name="Of"
            value={parts().row}
            all={asWords(rows())}
            onPick={row => props.onChange({ ...props.c, fact: `${parts().fact!.fact}.${row}` })}
          />
        )}
      </Show>
      <Show
        when={parts().fact?.values}
        fallback={
          <>
            <Choose
              name="Test"
              value={testOf(props.c)}
              all={TESTS}
              onPick={test => set(test as Test, valueOf(props.c))}
            />
            <input
              type="number"
              aria-label="Number"
              value={valueOf(props.c)}
              onChange={e =>
                Number.isInteger(e.currentTarget.valueAsNumber) && set(testOf(props.c), e.currentTarget.value)
              }
            />
          </>
        }
      >
        {values => (
          <Choose name="Is" value={valueOf(props.c)} all={asWords(values())} onPick={value => set('is', value)} />
        )}
      </Show>
      <button type="button" class="so-drop" aria-label={`Take out: ${props.name}`} onClick={() => props.onDrop()}>
        <Icon name="no" />
      </button>
    </div>
  );
};

export const Conditions = (props: {
  label: string;
  /** Said before the second and any further. */
  joint: string;
  facts: readonly Fact[];
  all: readonly Condition[];
  onChange: (all: readonly Condition[]) => void;
}): JSX.Element => {
  const heading = createUniqueId();
  return (
    <div class="so-facts" role="group" aria-labelledby={heading}>
      <span id={heading}>{props.label}</span>
      <div>
        <Index each={props.all}>
          {(c, i) => (
            <One
              facts={props.facts}
              c={c()}
              name={`${i ? props.joint : props.label} ${i + 1}`}
              onChange={now => props.onChange(props.all.with(i, now))}
              onDrop={() => props.onChange(props.all.toSpliced(i, 1))}
            />
          )}
        </Index>
        <button
          type="button"
          class="word"
          onClick={() =>
            props.onChange([...props.all, fresh(props.facts.find(f => f.fact === 'turn') ?? props.facts[0]!)])
          }
        >
          {props.all.length ? `${props.joint} …` : 'add a fact …'}
        </button>
      </div>
    </div>
  );
};
