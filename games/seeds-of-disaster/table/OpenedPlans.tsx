/** 3.1.4 The plans that were opened last, side by side. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Opened, type OpenedOrder } from '../../../screen/parts/Opened.tsx';
import { EventCard } from '../../../screen/parts/Card.tsx';
import { cardFace } from '../look/card-face.ts';
import { Vignette } from '../look/vignettes.tsx';
import { lastOpened, type OpenedLine } from './opened.ts';
import { inWords } from '../look/words.ts';
import { useSeeds } from './state.ts';

const orders = (lines: readonly OpenedLine[]): readonly OpenedOrder[] =>
  lines.map(l => ({ text: inWords(l.text), state: l.void ? 'void' : 'done', case: l.case }));
/** With more orders the list starts closed, so that it does not push the plan out of sight. */
const MAX_ORDERS_SHOWN = 4;
/** 4.1 The cards of one side face up, each once. */
const Cards = (props: { readonly lines: readonly OpenedLine[] }): JSX.Element => {
  const table = useSeeds();
  const cards = createMemo(() =>
    [...new Set(props.lines.flatMap(l => (l.card === undefined ? [] : [l.card])))].flatMap(title => {
      const row = table.box.cards.find(c => c.title === title);
      return row ? [cardFace(row, table.box)] : [];
    }),
  );
  return (
    <div class="opened-cards">
      <For each={cards()}>
        {card => (
          <EventCard
            card={card}
            size="hand"
            vignette={<Vignette of={table.box.cards.find(c => c.title === card.id)?.no ?? 0} />}
          />
        )}
      </For>
    </div>
  );
};
export const OpenedPlans = (): JSX.Element => {
  const table = useSeeds();
  const opened = createMemo(() =>
    table.view().week > 0 || table.view().battles.length ? undefined : lastOpened(table.snap().log, table.snap().eyes),
  );
  const isOpen = ({ german, allied }: NonNullable<ReturnType<typeof opened>>): boolean => {
    const plan = table.view().plan;
    return !plan || (plan.orders.length === 0 && Math.max(german.length, allied.length) <= MAX_ORDERS_SHOWN);
  };
  return (
    <Show when={opened()}>
      {o => (
        <details class="opened-plans" open={isOpen(o())}>
          <summary>
            {o().title}: opened together, {o().german.length} German, {o().allied.length} Allied
          </summary>
          <Show when={[...o().german, ...o().allied].some(l => l.card !== undefined)}>
            <div class="face-up" role="group" aria-label="Opened cards">
              <Cards lines={o().german} />
              <Cards lines={o().allied} />
            </div>
          </Show>
          <Opened
            name={`${o().title}, opened`}
            sides={[
              { name: 'German', paint: 'G', orders: orders(o().german) },
              { name: 'Allied', paint: 'F', orders: orders(o().allied) },
            ]}
          />
        </details>
      )}
    </Show>
  );
};
