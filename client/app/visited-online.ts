/** Whether this browser has ever opened an online game. If not, the first page need not ask the server for any. */
const KEY = 'phoney-war online';
export const hasBeenOnline = (): boolean => localStorage.getItem(KEY) !== null;
export const markVisitedOnline = (): void => localStorage.setItem(KEY, 'yes');
