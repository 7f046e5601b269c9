/** The bots, as the page names them; bots/levels.ts has them by the same ids. */
export const LEVELS: readonly { readonly id: string; readonly title: string }[] = [
  { id: 'general', title: 'General: plays every choice through' },
  { id: 'staff', title: 'Staff officer: by rule of thumb' },
  { id: 'captain', title: 'Captain' },
  { id: 'cadet', title: 'Cadet' },
  { id: 'random', title: 'Random: any legal choice' },
];
