/** Shorter text is quick either way, and stays the browser's to undo. */
const LONG = 2_000;

/**
 * Puts long text into a field at once. What a keyboard's clipboard, dictation or another program inserts is taken by Chromium line by
 * line, each more slowly than the one before: a record of 100 KB keeps the page busy for ten seconds and more. A paste of the
 * browser's own is quick.
 */
export const insertWhole = (event: InputEvent & { readonly currentTarget: HTMLTextAreaElement }): void => {
  const { currentTarget: field, data, inputType } = event;
  if (inputType !== 'insertText' || data === null || data.length < LONG) return;
  event.preventDefault();
  field.setRangeText(data, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data }));
};
