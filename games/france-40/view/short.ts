/** What the counter prints beside the symbol: '19' of 'G 19 Pz'. */
export const shortOf = (name: string): string =>
  name.replace(/^\S+ /, '').replace(/ (Pz|ID|DI|DIM|DIAlp|NA|Co|DLM|DLC)$/, '');
