/** One picture: the code points that are one, as in `search_emojis` of the database; letters in boxes are letters. */
const PICTURE = String.raw`[\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23e9-\u23f3\u23f8-\u23fa\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\u{1f000}-\u{1f0ff}\u{1f18e}\u{1f191}-\u{1f19a}\u{1f300}-\u{1f3fa}\u{1f400}-\u{1faff}]`;
/** Variation selectors and skin tones: another look of the same picture. */
const LOOK = String.raw`[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]`;
const PART = `${PICTURE}${LOOK}*`;
const FLAG = String.raw`[\u{1f1e6}-\u{1f1ff}]{2}`;
const EMOJI = new RegExp(String.raw`${PART}(?:\u200d${PART})*|${FLAG}`, 'gu');
const LOOKS = new RegExp(LOOK, 'gu');

/** Nobody searches for more emojis than these; further ones are not read. */
const MAX_EMOJIS = 8;

/** The emojis of a text, each once and whatever its skin tone; what is joined, such as a family, is one. */
export function emojisIn(text: string): string[] {
  const emojis = (text.match(EMOJI) ?? []).map((emoji) => emoji.replace(LOOKS, ''));
  return [...new Set(emojis)].slice(0, MAX_EMOJIS);
}
