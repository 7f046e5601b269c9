/** What every table gives its panels, whatever the game on it. */
import type { Verdict } from '../../engine/decide.ts';
import { useTable, type Refusal } from '../board/state.ts';
import type { Hint } from '../board/voice.ts';
import type { Offered, Session, Snapshot } from '../session.ts';

export interface AnyTable {
  readonly session: Session;
  snap(): Snapshot;
  offered(): readonly Offered[];
  entry(): number;
  busy(): boolean;
  play(choice: Offered['choice']): Promise<boolean> | Promise<void>;
  why(choice: Offered['choice']): Promise<Verdict>;
  undo(): Promise<boolean>;
  reset(): Promise<boolean>;
  backTo(entry: number): Promise<boolean>;
  askHint(): Promise<void>;
  hint(): Hint | undefined;
  setHint(): void;
  refusal(): (Refusal & { readonly to: string }) | undefined;
  setRefusal(r?: Refusal & { readonly to: string }): void;
  announce(words: string): void;
  tab(): string;
  setTab(tab: string): void;
  page(): string;
  setPage(page: string): void;
}
/** The table a shared panel stands on: it asks for nothing that only one game has. */
export const useAnyTable = (): AnyTable => useTable() as unknown as AnyTable;
