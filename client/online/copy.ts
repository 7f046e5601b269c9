/** How long a button says that it has copied. */
export const SHOWN_MS = 4000;

/** To the clipboard, also where a page without TLS may not write to it. Says whether it is there. */
export const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
};
/** As a hand does it: a field that holds the text is selected and copied from. In the dialog that is open, for nothing else takes the focus then. */
const copiedByHand = (text: string): boolean => {
  const field = document.createElement('textarea');
  const before = document.activeElement as HTMLElement | null;
  field.value = text;
  field.className = 'vh';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  before?.focus();
  return done;
};
