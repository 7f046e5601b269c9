/** The bots there are, weakest first, as the page names them. */
export const LEVELS: readonly { readonly id: string; readonly title: string }[] = [{ id: 'random', title: 'random: any legal choice' }];
