const CODE = /^[a-z]{2}$/i;
const FIRST_INDICATOR = 0x1f1e6;
const FIRST_LETTER = 65;

let names: Intl.DisplayNames | undefined;

/** Made once: that takes a hundred times as long as asking it for a name. */
const regionNames = () =>
  (names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }));

/** Null where the letters name no country. */
export function countryOf(code: string): { flag: string; name: string } | null {
  if (!CODE.test(code)) return null;
  const letters = code.toUpperCase();
  const name = regionNames().of(letters);
  if (!name || name === 'Unknown Region') return null;
  const indicators = [...letters].map(
    (letter) => FIRST_INDICATOR + letter.charCodeAt(0) - FIRST_LETTER,
  );
  return { flag: String.fromCodePoint(...indicators), name };
}
