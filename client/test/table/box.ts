import type { Boxed } from '../../../engine/pack.ts';
import { strangeVictory } from '../../../games/strange-victory/game.ts';
import { tableView } from '../../../games/strange-victory/view.ts';

export const BOX = { game: strangeVictory, view: tableView, trials: () => [] } as unknown as Boxed;
