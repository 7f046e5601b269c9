/** What a table needs of the page around it. */
import { createContext, useContext } from 'solid-js';

export type Theme = 'light' | 'dark';
/** The player's own notes on a game, which no rule knows: kept in his browser under a name. */
export interface Notes {
  read(name: string): string | undefined;
  /** No words: the note is thrown away. */
  write(name: string, words?: string): void;
}
export interface Host {
  readonly notes: Notes;
  theme(): Theme;
  toggleTheme(): void;
  /** Opens the rules at a case; without one, the whole list. */
  openCase(ruleCase?: string): void;
  /** Writes the record of the game to a file of the player's. */
  save(): void;
  /** Leaves the table. */
  leave(): void;
}

const Context = createContext<Host>();
export const HostProvider = Context.Provider;
export const useHost = (): Host => {
  const host = useContext(Context);
  if (!host) throw new Error('a part of a table stands on no page');
  return host;
};
