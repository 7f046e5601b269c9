/** What a notice says. No secrets: no chat, dice or links to seats; other players' names cannot mention or link. */
export const KINDS = ['chat', 'round', 'started', 'turn', 'offer', 'over', 'deadline', 'rematch', 'removal'] as const;
export type Kind = (typeof KINDS)[number];
/** `name`: game and scenario; `with`: the other players; `more`: the day of removal and how to keep the game, or the tournament and its deadline. */
export interface Notice {
  readonly kind: Kind;
  readonly game: string;
  readonly name: string;
  readonly with: string;
  readonly more?: string;
}
export interface Words {
  readonly title: string;
  readonly lines: readonly string[];
  readonly path: string;
}

const TITLES: { readonly [kind in Kind]: string } = {
  chat: 'New chat message',
  round: 'A new round: your game is ready',
  started: 'The game begins',
  turn: 'Your move',
  offer: 'An offer awaits your answer',
  over: 'The game is over',
  deadline: 'The round ends soon',
  rematch: 'A rematch waits for you',
  removal: 'This game will be removed',
};
const lineOf = (n: Notice): string => {
  const game = n.with ? `${n.name}, with ${n.with}` : n.name;
  return n.more ? `${game}: ${n.more}` : game;
};
export const pathOf = (game: string): string => `/online/${game}`;

/** The most important notice of each game: whoever must move need not read that the game began and someone wrote. */
const foremost = (notices: readonly Notice[]): readonly Notice[] => {
  const best = new Map<string, Notice>();
  for (const n of notices)
    if (KINDS.indexOf(n.kind) >= KINDS.indexOf(best.get(n.game)?.kind ?? 'chat')) best.set(n.game, n);
  return [...best.values()];
};
/** One notice, or the summary of several. */
export const wordsFor = (notices: readonly Notice[]): Words => {
  const each = foremost(notices);
  const [first] = each;
  const waiting = each.filter(n => n.kind === 'turn').length;
  if (each.length === 1) return { title: TITLES[first!.kind], lines: [lineOf(first!)], path: pathOf(first!.game) };
  const title =
    waiting > 1
      ? `Your move in ${waiting} games`
      : waiting === 1
        ? 'Your move, and other news'
        : `News from ${each.length} games`;
  return { title, lines: each.map(n => `${TITLES[n.kind]}: ${lineOf(n)}`), path: '/online' };
};

// Webhooks ------------------------------------------------------------------------------------------------------------
export const SHAPES = ['discord', 'slack', 'json'] as const;
export type Shape = (typeof SHAPES)[number];
export const shapeOf = (url: string): Shape => {
  const { hostname } = new URL(url);
  return /(^|\.)discord(app)?\.com$/.test(hostname) ? 'discord' : hostname === 'hooks.slack.com' ? 'slack' : 'json';
};
const forDiscord = (s: string): string => s.replaceAll(/[\\*_~`|>#()[\]<@:-]/g, c => `\\${c}`);
const forSlack = (s: string): string => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export const webhookBody = (shape: Shape, w: Words, origin: string): string => {
  const url = `${origin}${w.path}`;
  if (shape === 'discord')
    return JSON.stringify({
      content: [`**${forDiscord(w.title)}**`, ...w.lines.map(forDiscord), `<${url}>`].join('\n').slice(0, 2000),
      allowed_mentions: { parse: [] },
    });
  if (shape === 'slack')
    return JSON.stringify({
      text: [`*${forSlack(w.title)}*`, ...w.lines.map(forSlack), `<${url}>`].join('\n').slice(0, 3000),
    });
  return JSON.stringify({ title: w.title, lines: w.lines, url });
};
