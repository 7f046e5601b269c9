/** What may be done with a counter, in a word. */
export const VERBS: { readonly [verb: string]: string } = {
  move: 'Move',
  add: 'Join',
  leave: 'Leave out',
  lose: 'Loses a step',
  lead: 'Retreats first',
  improve: 'Improve',
  send: 'Send away',
  unit: 'This one',
};
/** After these a stack stays laid out. */
export const STAYS = ['add', 'leave'];
