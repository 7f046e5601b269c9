/** What this browser stores of online games: links that the server shows only once, unsent messages, and how far the player has read and seen. */
const key = (what: string, game: string): string => `phoney-war ${what} ${game}`;
const read = (what: string, game: string): string | undefined => {
  try {
    return localStorage.getItem(key(what, game)) ?? undefined;
  } catch {
    return undefined;
  }
};
const write = (what: string, game: string, text: string | undefined): void => {
  try {
    if (text === undefined || text === '') localStorage.removeItem(key(what, game));
    else localStorage.setItem(key(what, game), text);
  } catch {
    /* not stored: it lasts for this visit */
  }
};
const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;

/** The link of the player's own seat. Whoever has it has the seat. */
export const seatLink = (game: string): string | undefined => read('seat', game);
export const keepSeatLink = (game: string, link: string | undefined): void => {
  if (link) write('seat', game, link);
};

export type Invites = { readonly [side: string]: string };
export const invitesTo = (game: string): Invites => {
  try {
    return JSON.parse(read('invites', game) ?? '{}') as Invites;
  } catch {
    return {};
  }
};
export const keepInvites = (game: string, invites: Invites | undefined): void => {
  if (invites && Object.keys(invites).length)
    write('invites', game, JSON.stringify({ ...invitesTo(game), ...invites }));
};

export const draftOf = (game: string): string => read('draft', game) ?? '';
export const keepDraft = (game: string, text: string): void => write('draft', game, text);
/** The number of the last chat line that was read. */
export const readUpTo = (game: string): number => whole(read('read', game)) ?? 0;
export const keepRead = (game: string, n: number): void => write('read', game, String(n));
/** The length of the journal when the player last looked at the table. */
export const seenUpTo = (game: string): number | undefined => whole(read('seen', game));
export const keepSeen = (game: string, entry: number): void => write('seen', game, String(entry));
