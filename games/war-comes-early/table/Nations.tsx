/** 1.3, 4.5, 5.2 The nations: standing, armies on the map, when the lost come back, and where their marker is. */
import { createMemo, type JSX } from 'solid-js';
import { Nations as Panel, type NationGroup, type NationRow } from '../../../screen/parts/Nations.tsx';
import { PAINT } from '../look/hues.ts';
import type { NationView, TableView } from '../view.ts';
import { useWce } from './state.ts';

const STANDING = { neutral: 'neutral', 'at war': 'war', fallen: 'collapsed' } as const;
const markerOf = (view: TableView, n: NationView): NationRow['marker'] => {
  const power = view.powers.find(p => p.nations.some(name => name === n.nation));
  if (!power) return undefined;
  if (view.power === power.name) return { is: 'acting' };
  if (view.markers.pool.includes(power.name)) return { is: 'cup' };
  const box = view.markers.sequence.indexOf(power.name);
  return box < 0 ? undefined : { is: 'drawn', box: box + 1 };
};
/** 7.1 Armies on the map of all it could form; nothing while some of its stacks are not known. */
const armiesOf = (view: TableView, nation: NationView['nation']): NationRow['armies'] => {
  const stacks = view.stacks.filter(s => s.nation === nation);
  if (stacks.some(s => s.hidden)) return undefined;
  const left = stacks.flatMap(s => s.units).filter(u => u.components > 0).length;
  const aside = view.boxes.setAside.filter(u => u.nation === nation && u.components > 0).length;
  return left + aside ? { left, of: left + aside } : undefined;
};
const rowOf = (view: TableView, n: NationView): readonly NationRow[] => {
  if (!n.nation) return [];
  const armies = view.stacks.filter(s => s.nation === n.nation).reduce((sum, s) => sum + s.height, 0);
  const note = [
    armies ? `${armies} on the map` : '',
    n.capital ? `capital ${n.capital.held === 'nobody' ? 'free' : n.capital.held}` : '',
    n.setAside.length ? `${n.setAside.length} set aside` : '',
  ];
  const marker = markerOf(view, n);
  const counted = armiesOf(view, n.nation);
  return [
    {
      id: n.country,
      name: n.country,
      paint: PAINT[n.nation],
      standing: STANDING[n.standing],
      note: note.filter(Boolean).join(', '),
      ...(marker ? { marker } : {}),
      ...(counted ? { armies: counted } : {}),
      back: n.returns.map(r => r.turn),
    },
  ];
};
/** Of 1939 only those with an army in it; of 1938 neutrals, too, who may still come in. */
const isShown = (view: TableView, n: NationView): boolean =>
  view.scenario === '1938' || n.setAside.length > 0 || view.stacks.some(s => s.nation === n.nation);

export function Nations(): JSX.Element {
  const { view } = useWce();
  const groups = createMemo((): readonly NationGroup[] => {
    const now = view();
    const of = (side: string) =>
      now.nations.filter(n => n.side === side && isShown(now, n)).flatMap(n => rowOf(now, n));
    return [
      { name: 'German side', cut: true, nations: of('german') },
      { name: 'Allied side', nations: of('allied') },
    ];
  });
  return (
    <div class="sheet-page wce" tabindex="0" role="region" aria-label="Nations">
      <Panel groups={groups()} case="1.3" />
    </div>
  );
}
