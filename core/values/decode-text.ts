import { attempt } from './attempt';

/** Decodes a text file however a spreadsheet has saved it: UTF-16 with its mark, UTF-8, else as Windows writes Western European. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf8 = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  return utf8 ?? new TextDecoder('windows-1252').decode(bytes);
}
