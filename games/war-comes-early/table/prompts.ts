/** One sentence for each decision: what to do, with what; and what the guide of the first turn adds. */
import type { Lesson } from '../../../screen/frame/Coach.tsx';

export const PROMPTS: { readonly [kind: string]: string } = {
  settingUp: 'Lay out a ready-made set-up and change it as you like, or place unit by unit: pick one, then a lit hex.',
  placing: 'Put it into a lit hex.',
  layingRailheads: 'Choose where the railhead begins.',
  ordering: 'Choose the order of the three German phases. It holds for the whole turn.',
  declaring: 'Slip in a German phase now, or let the others go on. Each is played once a turn.',
  bombing: 'Choose how many airpower markers bomb; the others support the troops.',
  flying: 'Choose hexes for the aircraft on the map or by number.',
  violating: 'A neutral may be violated before the phase begins.',
  arriving: 'Choose where it arrives.',
  reorganising: 'Break armies down into corps, or form corps that stand together into an army.',
  moving: 'Pick a unit or a whole stack on the map or in the list, then its goal.',
  marching: 'Choose where it ends, on the map or by number.',
  movingRailheads: 'Railheads follow the front along the railways.',
  attacking: 'Choose an enemy hex to attack. Planning costs nothing; declaring looks under the top counter.',
  planning: 'Add units and watch the column. A declared attack cannot be called off.',
  losing: 'Choose who pays. An army breaks down before corps of it are lost.',
  advancing: 'The empty hex may be entered.',
  pressing: 'Mechanised corps that advanced may attack once more.',
  dispersing: 'Too many stand in one hex. You choose which of the enemy’s units goes where.',
};
const CASES: { readonly [kind: string]: string } = {
  settingUp: '3.0',
  placing: '3.0',
  ordering: '5.1',
  declaring: '5.3',
  violating: '3.3',
  reorganising: '7.0',
  moving: '11.0',
  marching: '11.0',
  attacking: '12.0',
  planning: '12.1',
  losing: '12.3',
  advancing: '12.5',
  pressing: '12.7',
  dispersing: '7.0',
};
const TITLES: { readonly [kind: string]: string } = {
  settingUp: 'Set up',
  ordering: 'Order of the phases',
  violating: 'Neutrals',
  reorganising: 'Armies and corps',
  moving: 'Move',
  marching: 'March',
  attacking: 'Choose a target',
  planning: 'Plan it',
  losing: 'Who pays',
  dispersing: 'Scatter them',
};
/** What the guide says now. */
export const lessonFor = (kind: string): Lesson => ({
  title: TITLES[kind] ?? (kind ? 'Your decision' : 'Watch'),
  case: CASES[kind] ?? '5.0',
  words: PROMPTS[kind] ?? 'The other side decides. What it does is in the log.',
});
export const HEX_WORDS: { readonly [kind: string]: string } = {
  flying: 'Aircraft over hex',
  layingRailheads: 'Railhead in hex',
};
