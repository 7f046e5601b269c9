/** How long a button says that it has copied. */
export const SHOWN_MS = 4000;

/** Copies to the clipboard, even on a page without TLS. Returns whether it worked. */
export const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
};
/** Copies from a selected text field. The field goes into the open dialog, because nothing else can take the focus then. */
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
