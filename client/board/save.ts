/** Writes the record of the game to a file of the player's. */
import type { Session } from '../session.ts';

export const saveRecord = async (session: Session, turn: number): Promise<void> => {
  const text = await session.exportRecord();
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `strange-victory-turn-${turn}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
