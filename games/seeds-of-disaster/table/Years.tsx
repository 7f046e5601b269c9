/** The sheet of the years: the chronology from 1934 to the war, cards that lie open, and all lists and tables with the row of the last roll lit. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { EventCard } from '../../../screen/parts/Card.tsx';
import { cardFace } from '../look/card-face.ts';
import { Vignette } from '../look/vignettes.tsx';
import { checkChance, percent } from './chances.ts';
import { Lists } from './Lists.tsx';
import { useSeeds } from './state.ts';

const Years = (): JSX.Element => {
  const { view, box, snap } = useSeeds();
  const rolled = (name: string) => snap().log.findLast(l => l.event['is'] === 'check' && l.event['name'] === name);
  return (
    <table class="years">
      <caption class="vh">Chronology of the years</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Draw</th>
          <th scope="col">Play</th>
          <th scope="col">
            Checks <Cite case="3.3.3" />
          </th>
          <th scope="col">RP German</th>
          <th scope="col">RP Allied</th>
        </tr>
      </thead>
      <tbody>
        <For each={box.chronology}>
          {(r, i) => (
            <tr
              classList={{ past: r.year < view().year, at: r.year === view().year }}
              aria-current={r.year === view().year ? 'step' : undefined}
            >
              <th scope="row">{r.year}</th>
              <td>{r.draw.german === r.draw.allied ? r.draw.german : `${r.draw.german} : ${r.draw.allied}`}</td>
              <td>{r.play.german === r.play.allied ? r.play.german : `${r.play.german} : ${r.play.allied}`}</td>
              <td class="checks">
                <For each={r.checks} fallback={<span class="z">none</span>}>
                  {c => (
                    <span classList={{ rolled: rolled(c.name) !== undefined }}>
                      {c.name} <b>{c.number}+</b>{' '}
                      <small>
                        {rolled(c.name)
                          ? `rolled ${(rolled(c.name)!.event['dice'] as readonly number[]).join(' + ')}: ${rolled(c.name)!.event['reached'] ? 'rose' : 'passed'}`
                          : percent(checkChance(c.number))}
                      </small>
                    </span>
                  )}
                </For>
              </td>
              <td>{spanOf(box.income.rows.map(row => row.german[i()] ?? 0))}</td>
              <td>{spanOf(box.income.rows.map(row => row.allied[i()] ?? 0))}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};
const spanOf = (all: readonly number[]): string => `${Math.min(...all)}–${Math.max(...all)}`;

const Open = (): JSX.Element => {
  const table = useSeeds();
  const lying = () =>
    table
      .view()
      .zones.filter(z => (z.zone === 'Exhibited' || z.zone === 'Used' || z.zone === 'Removed') && z.cards.length);
  const WORDS: { readonly [zone: string]: string } = {
    Exhibited: 'Played this turn',
    Used: 'Used for counterespionage',
    Removed: 'Out of the game',
  };
  return (
    <For each={lying()}>
      {z => (
        <section aria-label={WORDS[z.zone]}>
          <h2 class="hd">
            {WORDS[z.zone]} <Cite case="4.1.9" />
          </h2>
          <ul class="lying">
            <For each={z.cards}>
              {c => (
                <li>
                  <EventCard
                    card={cardFace(c, table.box)}
                    dress={{ state: z.zone === 'Removed' ? 'discarded' : 'revealed' }}
                    vignette={<Vignette of={c.no} />}
                    size="small"
                  />
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </For>
  );
};
export const YearsSheet = (): JSX.Element => {
  const { view } = useSeeds();
  return (
    <div class="ysheet" tabindex="0" role="region" aria-label="Years, lists and tables">
      <section aria-label="Chronology">
        <h2 class="hd">
          Chronology <Cite case="3.3" />
          <em>German and Allied cards are alike where one number stands</em>
        </h2>
        <Years />
      </section>
      <Show when={view().zones.some(z => z.cards.length && z.zone !== 'Deck')}>
        <Open />
      </Show>
      <Lists />
    </div>
  );
};
