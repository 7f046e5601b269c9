/** What may be done with a counter, in a word. */
export const VERBS: { readonly [verb: string]: string } = {
  move: 'Move',
  lift: 'Lift',
  add: 'Join',
  drop: 'Leave out',
  lose: 'Is lost',
  break: 'Breaks down',
  advance: 'Advance',
  split: 'Break down',
  leave: 'Stays here',
  top: 'On top',
};
/** After these a stack stays laid out. */
export const STAYS = ['add', 'drop', 'top', 'leave'];
