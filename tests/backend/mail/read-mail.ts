export interface ReadMail {
  /** Names in lower case, in their order, as often as they stand. */
  headers: [name: string, value: string][];
  header: (name: string) => string;
  plain: string;
  html: string;
}

/** Takes a message apart as a mail program does: headers decoded, both versions of its text. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const header = (name: string) => decodeWords(find(headers, name));
  const boundary = /boundary="([^"]+)"/.exec(find(headers, 'content-type'))?.[1] ?? 'none';
  const parts = body.split(`--${boundary}`).slice(1, -1).map(split);
  const textOf = (type: string) => {
    const part = parts.find((one) => find(one.headers, 'content-type').startsWith(type));
    return part ? decodeBody(part.body, find(part.headers, 'content-transfer-encoding')) : '';
  };
  return { headers, header, plain: textOf('text/plain'), html: textOf('text/html') };
}

function split(raw: string) {
  const text = raw.replace(/^\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers, body: text.slice(end + 4) };
}

function find(headers: readonly (readonly [string, string])[], name: string): string {
  return headers.find(([own]) => own === name)?.[1] ?? '';
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, how: string, word: string) =>
      how.toLowerCase() === 'b' ? fromBase64(word) : fromQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeBody(body: string, encoding: string): string {
  const text = body.replace(/\r\n$/, '');
  if (encoding === 'base64') return fromBase64(text).replaceAll('\r\n', '\n');
  const quoted = encoding === 'quoted-printable' ? fromQuoted(text) : text;
  return quoted.replaceAll('\r\n', '\n');
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString();

function fromQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}
