import { test } from 'vitest';
import type { Client } from '../../../../cli/test/driver.ts';
import { manglesPositions } from '../../../../cli/test/mangled.ts';
import { france40 } from '../../game.ts';

/** France '40 is mangled in play: its set-up alone takes a hundred choices. */
const setUp = (c: Client): void => {
  for (;;) {
    const { choices, side } = c.done({ do: 'choices', game: 'g1' });
    const next = ['done', 'lay', 'sickle'].flatMap(verb =>
      choices.filter(x => (x.choice as { do: string }).do === verb),
    )[0];
    if (!next || !choices[0]!.case.startsWith('3.')) return;
    c.done({ do: 'play', game: 'g1', side, choice: next.choice });
  }
};

test.each(['1940', '1939'])('mangled positions: %s', scenario => manglesPositions(france40, scenario, 2, setUp));
