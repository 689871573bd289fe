const MAX_KEY_LENGTH = 160;
const KEY = /^[a-z0-9]+(?:[-_][a-z0-9]+)*(?:\.[a-z0-9]{2,5})?$/;
const ADDRESS = '/media/';

/** Returns true for a text of the form of a key: lower-case words and one ending, never a path. */
export function isMediaKey(text: string): boolean {
  return text.length <= MAX_KEY_LENGTH && KEY.test(text);
}

/** The address of a picture as the database holds it. */
export function mediaAddress(key: string): string {
  return `${ADDRESS}${key}`;
}
