/** What a table needs from the page around it. */
import { createContext, useContext } from 'solid-js';

export type Theme = 'light' | 'dark';
/** The player's own notes on a game, which no rule knows; the browser stores them by name. */
export interface Notes {
  read(name: string): string | undefined;
  /** Without words the note is deleted. */
  write(name: string, words?: string): void;
}
export interface Host {
  readonly notes: Notes;
  theme(): Theme;
  toggleTheme(): void;
  /** Opens the rules at a case; without one, the whole list. */
  openCase(ruleCase?: string): void;
  /** Opens the briefing of the scenario. */
  openBriefing(): void;
  /** Downloads the record of the game as a file. */
  save(): void;
  /** Leaves the table. */
  leave(): void;
}

const Context = createContext<Host>();
export const HostProvider = Context.Provider;
export const useHost = (): Host => {
  const host = useContext(Context);
  if (!host) throw new Error('a part of a table needs a HostProvider around it');
  return host;
};
