import { attempt } from './attempt';

/** Letters of Windows-1252 from 0x80 to 0x9f, where Latin 1 has none. Node decodes these as Latin 1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST = 0x80;

/** Decodes a text file however a spreadsheet has saved it: UTF-16 with its mark, UTF-8, else as Windows writes Western European. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf8 = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  return utf8 ?? fromWindows(bytes);
}

const fromWindows = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - FIRST] ?? letter);
