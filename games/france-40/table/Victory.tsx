/** 4.0 Victory points, always in view: the track with its levels, and every way to score with its progress. */
import { Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Account, BandTrack } from '../../../screen/frame/Bands.tsx';
import { accountOf, bandsOf, MAX_LINES } from './account.ts';
import { useHex } from './state.ts';

export const Victory = (): JSX.Element => {
  const { view } = useHex();
  const now = () => view().victory;
  const points = (): string => String(now().points).replace('-', '−');
  return (
    <section class="vps-now war" aria-label="Victory points" tabindex="0">
      <h2 class="hd">
        <span>
          {view().scenario === '1940' ? 'German points' : 'Cities lost'}{' '}
          <Cite case={view().scenario === '1940' ? '4.11' : '4.1'} />
        </span>{' '}
        <span class="r">
          <b class="num">{points()}</b> {now().words}
        </span>
      </h2>
      <Show when={now().levels.length}>
        <BandTrack
          label={`German victory points: ${points()}`}
          bands={bandsOf(now())}
          min={0}
          max={MAX_LINES}
          at={now().points}
          spaces
        />
      </Show>
      <Account lines={accountOf(now())} />
    </section>
  );
};
