/** Reads a record from outside and checks entry by entry that it is well-formed. Whether it replays is found out at the table. */
import { optionsOf } from '../engine/game.ts';
import type { Entry, Record } from '../engine/journal.ts';
import { commitment } from '../engine/seed.ts';
import type { Json, Vars } from '../engine/state.ts';
import { BadRequest, check, isObject, quoted, type Fields } from './fields.ts';
import { packHash, type GameModule } from '../engine/pack.ts';
import { gameModuleNamed } from './game-by-name.ts';
import { readPosition } from './position.ts';

export const FORMAT = 'phoney-war record 1';

const ENTRIES: { readonly [K in Entry['is']]: Fields } = {
  choice: { is: 'text', by: 'text', pick: 'object', bars: 'text?', lane: 'flag?', forced: 'flag?' },
  chance: { is: 'text', draw: 'object', out: 'list', scripted: 'flag?' },
  back: { is: 'text', by: 'text', to: 'whole', agreed: 'list' },
  out: { is: 'text', by: 'text', entries: 'list' },
  set: { is: 'text', position: 'object' },
};
const isDrawn = (x: Json): boolean => typeof x === 'number' || typeof x === 'string';

const checkEntry = (box: GameModule, input: Json, i: number): void => {
  const what = `entries[${i}]`;
  const is = isObject(input) ? input.is : undefined;
  if (typeof is !== 'string' || !Object.hasOwn(ENTRIES, is))
    throw new BadRequest(`${what}: is must be one of ${Object.keys(ENTRIES).join(', ')}`);
  const e = check(what, input, ENTRIES[is as Entry['is']]);
  if (e.by !== undefined && !box.game.sides.includes(e.by as string))
    throw new BadRequest(`${what}: by must be one of ${box.game.sides.join(', ')}, got ${quoted(e.by)}`);
  if (is === 'chance' && !(e.out as readonly Json[]).every(isDrawn))
    throw new BadRequest(`${what}: out must be a list of numbers and labels`);
  if (is === 'set') readPosition(box, e.position!);
};

export interface ReadRecord {
  readonly box: GameModule;
  readonly record: Record;
}

/** The game with the data pack that the record carries. Its hash must be the one that the record names. */
const boxOf = (r: Vars): GameModule => {
  const box = gameModuleNamed('record', r.game!, r.pack);
  const { pack } = box.game;
  if ((pack && packHash(pack)) === r.packHash) return box;
  throw new BadRequest('record: the pack it carries is not the one it names by packHash');
};
export const readRecord = (input: Json): ReadRecord => {
  if (!isObject(input) || input.format !== FORMAT)
    throw new BadRequest(`record: expected what save gives, with "format":"${FORMAT}"`);
  const r = check('record', input, {
    format: 'text',
    game: 'text',
    scenario: 'text',
    options: 'object',
    rules: 'whole',
    pack: 'object?',
    packHash: 'text?',
    commitment: 'text',
    seed: 'text?',
    nonces: 'list?',
    sandbox: 'flag?',
    entries: 'list',
    checkpoints: 'list',
  });
  const box = boxOf(r);
  if (!box.game.scenarios.some(s => s.id === r.scenario))
    throw new BadRequest(`record: ${box.game.title} has no scenario ${quoted(r.scenario!)}`);
  if (r.seed !== undefined && commitment(r.seed as string) !== r.commitment)
    throw new BadRequest('record: the seed does not fit the commitment');
  (r.entries as readonly Json[]).forEach((e, i) => checkEntry(box, e, i));
  (r.checkpoints as readonly Json[]).forEach((c, i) =>
    readPosition(box, check(`checkpoints[${i}]`, c, { at: 'whole', turn: 'whole', state: 'object' }).state!),
  );
  return {
    box,
    record: { ...r, options: optionsOf(box.game, r.scenario as string, r.options as Vars) } as unknown as Record,
  };
};
