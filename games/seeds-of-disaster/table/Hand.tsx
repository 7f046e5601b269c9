/** The strip below the sheets before the war: the viewer's hand, the deck, discards, and the size of the other hand. */
import { Show, type JSX } from 'solid-js';
import { Hand as CardHand, HandCount, type HeldCard } from '../../../screen/parts/Hand.tsx';
import { Pile } from '../../../screen/parts/Pile.tsx';
import type { CardDress } from '../../../screen/parts/card.ts';
import { cardFace } from '../look/card-face.ts';
import { Vignette } from '../look/vignettes.tsx';
import type { CardView, SideView } from '../view.ts';
import { useSeeds, type SeedsTable } from './state.ts';

const ASKS_CARDS = ['playing', 'countering', 'trumping', 'foiling', 'spying'];
/** Cards have no number keys: the numbers belong to the choices in the panel. C goes to the hand, arrow keys move in it. */
const dressOf = (table: SeedsTable, c: CardView): CardDress => {
  const mine = table.offered().filter(o => o.choice['card'] === c.title);
  const asked = ASKS_CARDS.includes(table.kind());
  if (table.card() === c.title) return { state: 'chosen' };
  if (asked && c.bar) return { state: 'barred', bar: c.bar };
  if (c.due) return { state: 'playable', foot: 'must be played' };
  if (mine.length) return { state: 'playable' };
  return { state: 'open' };
};
/** Planned cards are shown as chosen at the end of the hand. */
const planned = (table: SeedsTable): readonly HeldCard[] => {
  const zones = table.view().zones;
  return (table.view().plan?.orders ?? []).flatMap((o, i): HeldCard[] => {
    const title = o.choice['card'];
    const row = zones.flatMap(z => z.cards).find(c => c.title === title);
    if (!row || (o.do !== 'play' && o.do !== 'discard')) return [];
    const foot = o.do === 'play' ? 'will be played' : 'put away';
    return [{ card: cardFace(row, table.box), dress: { state: 'chosen', place: i + 1, foot } }];
  });
};
export const pickCard = (table: SeedsTable, title: string): void => {
  const order = (table.view().plan?.orders ?? []).find(o => o.choice['card'] === title);
  if (order) return void table.takeOut(Number(order.id));
  const listed = table.offered().filter(o => o.choice['card'] === title);
  if (listed.length === 1 && table.kind() !== 'playing') return void table.play(listed[0]!.choice);
  table.takeCard(table.card() === title ? undefined : title);
  if (listed.length) table.setTab('fight');
};
const sizeOf = (table: SeedsTable, zone: string): number => table.view().zones.find(z => z.zone === zone)?.size ?? 0;
const own = (table: SeedsTable): SideView | undefined => table.view().sides.find(s => s.side === table.view().viewer);
const other = (table: SeedsTable): SideView | undefined => table.view().sides.find(s => s.side !== table.view().viewer);

export const HandStrip = (): JSX.Element => {
  const table = useSeeds();
  const cards = (): readonly HeldCard[] => [
    ...(own(table)?.hand ?? []).map(c => ({ card: cardFace(c, table.box), dress: dressOf(table, c) })),
    ...planned(table),
  ];
  const whose = (s: SideView | undefined): string => (s?.side === 'german' ? 'German' : 'Allied');
  return (
    <section class="hand-strip" aria-label="Your hand">
      <CardHand
        name="Your hand"
        cards={cards()}
        vignette={id => <Vignette of={table.box.cards.find(c => c.title === id)?.no ?? 0} />}
        onPick={id => pickCard(table, id)}
      />
      <div class="decks">
        <Pile
          name="Deck"
          count={sizeOf(table, 'Deck') + sizeOf(table, 'Under the deck')}
          deck="seeds"
          note={
            sizeOf(table, 'Under the deck')
              ? `${sizeOf(table, 'Under the deck')} of them under it`
              : 'shuffled after the event cards'
          }
          case="4.1.10"
        />
        <Pile
          name="Put away"
          count={sizeOf(table, 'German discards') + sizeOf(table, 'Allied discards')}
          deck="seeds"
          top="unseen"
          note="never looked at"
          case="4.1.8"
        />
        <Show when={other(table)}>
          {s => (
            <HandCount
              name={`${whose(s())} hand`}
              count={s().handSize}
              deck="seeds"
              known={s().hand.map(c => cardFace(c, table.box))}
            />
          )}
        </Show>
      </div>
    </section>
  );
};
