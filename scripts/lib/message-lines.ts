import type { ShopMessage } from '@/backend/domain/shop-admin';

/** Control characters other than line breaks and tabs, which could steer a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /(?![\n\t])[\u0000-\u001f\u007f-\u009f]/g;

/** A message as people read it on a terminal: who, when, about what, and the text, set in. */
export function messageLines(message: ShopMessage): string {
  const { at, name, email, subject, orderNumber, message: text } = message;
  const about = [subject, orderNumber && `order ${orderNumber}`].filter(Boolean).join(', ');
  const head = [`${at.toISOString()}  ${oneLine(name)} <${oneLine(email)}>`, oneLine(about)];
  const body = clean(text)
    .split('\n')
    .map((line) => `    ${line}`);
  return [...head.filter(Boolean), ...body, ''].join('\n');
}

const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(CONTROL, '');
const oneLine = (text: string) => clean(text).replace(/\s+/g, ' ');
