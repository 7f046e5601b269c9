/** 25.0, 26.0 Advanced and optional rules, and interpretations where two are tenable; each bound to the fronts it belongs to. */
import type { OptionSpec } from '../../../engine/game.ts';
import type { Case } from '../../../engine/state.ts';

const OPTION_IDS = [
  'advanced',
  'cancelling',
  'surrendering',
  'harder',
  'altScoring',
  'sikorski',
  'alternateMoves',
  'changing',
  'garrisons',
  'planPoints',
  'portDead',
  'germanExits',
  'armourShift',
  'closing',
  'giveBack',
  'rydz',
  'freeing',
] as const;
export type OptionId = (typeof OPTION_IDS)[number];
interface Option extends OptionSpec {
  readonly id: OptionId;
}

const FRENCH = ['france', 'france-historical'] as const;
const POLISH = ['poland', 'poland-historical'] as const;
const NO_YES = [
  { id: 'no', title: 'Not used' },
  { id: 'yes', title: 'Used' },
];
const rule = (id: OptionId, ruleCase: Case, title: string, scenarios?: readonly string[]): Option => ({
  id,
  title,
  case: ruleCase,
  values: NO_YES,
  optional: true,
  ...(scenarios ? { scenarios } : {}),
});
const reading = (
  id: OptionId,
  ruleCase: Case,
  title: string,
  one: readonly [string, string],
  two: readonly [string, string],
  scenarios?: readonly string[],
): Option => ({
  id,
  title,
  case: ruleCase,
  values: [
    { id: one[0], title: one[1] },
    { id: two[0], title: two[1] },
  ],
  ...(scenarios ? { scenarios } : {}),
});

export const OPTIONS: readonly Option[] = [
  rule('advanced', '25.0', 'Advanced rules'),
  rule('cancelling', '26.1', 'Combat VP! markers cancel support'),
  rule('surrendering', '26.2', 'Surrender! markers in battle'),
  rule('harder', '26.3', 'Harder Automatic Victory'),
  rule('altScoring', '26.4', 'Points for Alternate Events', ['poland']),
  rule('sikorski', '26.5', 'Sikorski’s Polish Army', FRENCH),
  rule('alternateMoves', '26.6', 'Alternate set-up of Plan Escaut and Plan E', ['france']),
  rule('changing', '26.7', 'Change of Command'),
  rule('garrisons', '26.8', 'City Garrisons'),
  rule('planPoints', '26.9', 'Immediate Plan Scoring', FRENCH),
  reading(
    'portDead',
    '2.14',
    'Port-supplied units that are eliminated',
    ['sea', 'Lie off the port and can be rebuilt there'],
    ['surrendered', 'Surrender'],
    FRENCH,
  ),
  reading(
    'germanExits',
    '11.0',
    'German units that leave by the blue edge',
    ['free', 'Draw no card'],
    ['checked', 'Draw a card'],
    FRENCH,
  ),
  reading('armourShift', '15.3', 'Blitzkrieg! marker and armour', ['both', 'Are two shifts'], ['one', 'Are one shift']),
  reading(
    'closing',
    '13.4.1',
    'Allied units closing with the enemy',
    ['entry', 'The hex in the zone counts as moved'],
    ['before', 'Only hexes before it count'],
  ),
  reading(
    'giveBack',
    '17.7',
    'Surrender! markers at the end',
    ['all', 'Each gives a point back, that of Paris three'],
    ['captured', 'Only where the city was captured'],
  ),
  reading(
    'rydz',
    '22.5',
    'Counterattack Required under Rydz-Śmigły',
    ['retreat', 'The Poles must retreat'],
    ['choice', 'A D result with its choice'],
    POLISH,
  ),
  reading(
    'freeing',
    '24.2',
    '7th Army Freed',
    ['map', 'Takes each unit once, from the map too'],
    ['beside', 'Takes only units beside the map'],
    FRENCH,
  ),
];
