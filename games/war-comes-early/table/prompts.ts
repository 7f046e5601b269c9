/** One sentence for each decision: what to do, with what. Why is in coach-words.ts. */

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
export const HEX_WORDS: { readonly [kind: string]: string } = {
  flying: 'Aircraft over hex',
  layingRailheads: 'Railhead in hex',
};
