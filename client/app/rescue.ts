/** Downloads a record even if the engine cannot start, by reading it straight from storage. */
import { get } from '../storage/storage.ts';
import { toastTrouble } from './toasts.tsx';

export const download = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const a = document.createElement('a');
  Object.assign(a, { href: url, download: name });
  a.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
const fileName = (game: string, id: string): string => `${game}-${id.slice(0, 8)}.phoney.json`;

export const downloadText = (game: string, id: string, text: string): void => download(fileName(game, id), text);
/** Includes the seed only when the game is over. */
export const downloadStored = async (id: string): Promise<void> => {
  try {
    const { card, kept } = await get(id);
    downloadText(
      card.game,
      id,
      `${JSON.stringify(card.over && kept.seed ? { ...kept.record, seed: kept.seed } : kept.record)}\n`,
    );
  } catch (e) {
    toastTrouble(e);
  }
};
