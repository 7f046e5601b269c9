/** Counters and assets, as far as they are turned up. */
import type { State } from '../../../engine/state.ts';
import { assetTypeOf, counterOf, isStarting, piecesIn } from '../model/state.ts';

export interface CounterView {
  readonly label: string;
  readonly shown: string;
  readonly type: 'infantry' | 'armour' | 'recon' | 'gas' | 'giraud' | 'breakdown' | 'refugees' | 'stuka' | 'guns';
  readonly strength: number;
}
export interface AssetView extends CounterView {
  readonly starting: boolean;
}

export const counterView = (g: State, piece: number): CounterView => {
  const { label, shown, type, strength } = counterOf(g, piece);
  return { label, shown, type, strength };
};
const assetView = (g: State, piece: number): AssetView => ({
  ...counterView(g, piece),
  starting: isStarting(g, piece),
});
export const assetsIn = (g: State, place: number): readonly AssetView[] =>
  piecesIn(g, place)
    .filter(p => assetTypeOf(g, p) >= 0)
    .map(p => assetView(g, p));
