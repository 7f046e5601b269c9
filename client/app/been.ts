/** Whether this browser has been online: only then is there anything to ask a server on the first page. */
const KEY = 'phoney-war online';
export const hasBeenOnline = (): boolean => localStorage.getItem(KEY) !== null;
export const nowOnline = (): void => localStorage.setItem(KEY, 'yes');
