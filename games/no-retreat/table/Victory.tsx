/** 17.0, 20.2, 5.5 Points, stance and leaders, always in view, with what is missing to the next threshold. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Account, BandTrack, type AccountLine } from '../../../screen/frame/Bands.tsx';
import type { Band } from '../../../screen/frame/bands.ts';
import { TurnTrack } from '../../../screen/frame/Tracks.tsx';
import type { TableView } from '../view.ts';
import { useNr } from './state.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const needs = (lack: number, what: string): string => (lack > 0 ? `needs ${lack} more` : what);
const bandsOf = ({ points }: TableView): readonly Band[] =>
  points.levels.map(l => ({ ...l, name: `${l.name} Victory`, short: l.name.replace('Operational', 'Op.') }));
const linesOf = ({ points: p, stance }: TableView): readonly AccountLine[] => [
  { name: 'Cities', case: '17.1', detail: '', points: signed(p.map), scored: p.map !== 0 },
  { name: 'Events', case: '17.2', detail: '', points: signed(p.event), scored: p.event !== 0 },
  ...(p.head
    ? [
        {
          name: `Death’s head, turn ${p.head.turn}`,
          case: '17.6',
          detail: `above ${p.head.exceed} bad for the Allies, ${needs(p.head.alliedLack, 'reached')}; below ${p.head.undercut} for the Germans`,
          points: '',
          scored: p.head.alliedLack <= 0 || p.head.germanLack <= 0,
        },
      ]
    : []),
  ...(stance.check
    ? [
        {
          name: `Stance, turn ${stance.check.turn}`,
          case: '7.4',
          detail: `above ${stance.check.exceed}, ${needs(stance.check.lack, 'it moves')}`,
          points: '',
          scored: stance.check.lack <= 0,
        },
      ]
    : []),
];
export const Victory = (): JSX.Element => {
  const { view } = useNr();
  return (
    <section class="vps-now nr" aria-label="Victory points" tabindex="0">
      <h2 class="hd">
        <span>
          Points <Cite case="17.0" />
        </span>{' '}
        <span class="r num">{signed(view().points.total)}</span>
      </h2>
      <BandTrack
        label={`Game End points: ${view().points.end}`}
        bands={bandsOf(view())}
        least={0}
        most={36}
        at={view().points.end}
      />
      <Account lines={linesOf(view())} />
      <h3 class="sub">
        Stance <Cite case="20.2" />
      </h3>
      <ol class="nr-stance">
        <For each={view().stance.boxes}>
          {b => (
            <li classList={{ now: b.now }} aria-current={b.now ? 'true' : undefined}>
              {b.name}
              {b.now && view().stance.turned ? ', turned' : ''} <span class="num">{signed(b.points)}</span>
            </li>
          )}
        </For>
      </ol>
      <p class="nr-command">
        <For each={view().leaders}>
          {l => (
            <>
              <b>{l.name}</b> {l.leaves ? 'leaves' : 'in command'} <Cite case="5.5" />{' '}
            </>
          )}
        </For>
        <Show when={view().badWeather}>
          Bad weather <Cite case="19.11" />
        </Show>
      </p>
    </section>
  );
};
export const Turns = (): JSX.Element => {
  const { view } = useNr();
  const turns = () => view().turns.map(t => ({ ...t, state: t.when }));
  return (
    <section class="trk nr" aria-label="Turn track">
      <TurnTrack turns={turns()} date={() => ''} title={t => [t.date, ...t.events].join(', ')}>
        {t => (
          <small aria-hidden="true">
            {t.deathsHead ? '☠' : ''}
            {t.plan ?? ''}
            {t.stance === undefined ? '' : '●'}
          </small>
        )}
      </TurnTrack>
    </section>
  );
};
