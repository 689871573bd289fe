const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^[kp](?=n|s)/, ''],
  [/ph/g, 'f'],
  [/ck|qu?|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/sch|ch/g, 'x'],
  [/(?<=[a-z])gh/g, ''],
  [/w(?=r)|h(?![aeiou])/g, ''],
];

/** Key of how a word of Latin letters sounds in English: consonants, each once in a row, an opening vowel, a closing -y. */
export function soundKey(word: string): string {
  const spelt = SPELLINGS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
  const opening = /^[aeiouy]/.test(spelt) ? 'a' : '';
  const closing = /(?:[iy]|[ei]e|ey)s?$/.test(spelt) ? 'i' : '';
  return opening + spelt.replace(/[aeiouyw]/g, '').replace(/(.)\1+/g, '$1') + closing;
}
