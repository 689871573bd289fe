import { cleanLine, cleanText } from '@/core/values/clean-text';
import type { CaseFacts, Look, OrderFacts, ShopFacts } from '../kit/look';
import { html, type Markup, withBreaks } from '../kit/markup';
import { type Part, wrapped } from '../kit/part';
import * as messages from '../templates/messages';

/** Words of our own; what others wrote in them, such as a name, begins no line. */
export const paragraph = (look: Look, text: string): Part => lineOf(look, text, 'ink', 16);

/** Words beside the matter. */
export const remark = (look: Look, text: string): Part => lineOf(look, text, 'muted', 14);

function lineOf({ text: face, day }: Look, text: string, role: 'ink' | 'muted', size: number) {
  const line = cleanLine(text);
  return {
    plain: wrapped(line),
    html: html`<tr><td style="padding:0 0 20px">
      <p class="${role}" style="margin:0;font:400 ${size}px/1.55 ${face.family};color:${day[role]}">${line}</p>
    </td></tr>`,
  };
}

export function heading({ display, day }: Look, text: string): Part {
  const font = `font:${display.weight} 30px/1.2 ${display.family}`;
  return {
    plain: cleanLine(text),
    html: html`<tr><td style="padding:0 0 12px">
      <h1 class="ink" style="margin:0;${font};letter-spacing:${display.tracking};color:${day.ink}">${cleanLine(text)}</h1>
    </td></tr>`,
  };
}

export function title({ display, day }: Look, text: string): Part {
  const font = `font:${display.weight} 20px/1.3 ${display.family}`;
  return {
    plain: `${text.toUpperCase()}\n${'-'.repeat(text.length)}`,
    html: html`<tr><td style="padding:16px 0 12px">
      <h2 class="ink" style="margin:0;${font};letter-spacing:${display.tracking};color:${day.ink}">${text}</h2>
    </td></tr>`,
  };
}

/** Renders short lines below each other. */
export function list({ text: face, day }: Look, lines: readonly string[]): Part {
  const shown = lines.map(cleanLine);
  return {
    plain: shown.map((line) => `- ${line}`).join('\n'),
    html: html`<tr><td class="ink" style="padding:0 0 16px;font:400 15px/1.6 ${face.family};color:${day.ink}">
      ${shown.map((line) => html`<div dir="auto">${line}</div>`)}
    </td></tr>`,
  };
}

const BETWEEN_PARAGRAPHS = /\n{2,}/;

/** Renders somebody's text; in plain text no line of it can pass for one of ours. */
export function quote(look: Look, text: string): Part {
  const { brand, day } = look;
  const paragraphs = cleanText(text).split(BETWEEN_PARAGRAPHS);
  return {
    plain: cleanText(text).replace(/^/gm, '> '),
    html: html`<tr><td style="padding:0 0 24px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
        <td style="border-left:3px solid ${brand.button};padding:4px 0 4px 18px;color:${day.ink}">
          ${paragraphs.map((line, at) => paragraphOf(look, line, at === 0))}
        </td>
      </tr></table>
    </td></tr>`,
  };
}

function paragraphOf({ text: face, day }: Look, line: string, isFirst: boolean): Markup {
  const font = `font:400 16px/1.6 ${face.family}`;
  return html`<p dir="auto" class="ink" style="margin:${isFirst ? 0 : 12}px 0 0;${font};color:${day.ink}">${withBreaks(line)}</p>`;
}

/** Renders the main link. A table of one cell, since some programs ignore the padding of a link. */
export function button({ brand, text: face, radius }: Look, label: string, href: string): Part {
  const edge = `border:1px solid ${brand.buttonEdge};border-radius:${radius}px`;
  const font = `font:600 16px/1.25 ${face.family};color:${brand.onButton}`;
  return {
    plain: `${label}:\n${href}`,
    html: html`<tr><td style="padding:4px 0 28px">
      <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr>
        <td align="center" bgcolor="${brand.button}" style="background:${brand.button};${edge}">
          <a href="${href}" target="_blank" style="display:inline-block;padding:14px 28px;${font};text-decoration:none">${label}</a>
        </td>
      </tr></table>
    </td></tr>`,
  };
}

/** A way beside the matter. */
export function linkLine({ text: face, day }: Look, label: string, href: string): Part {
  return {
    plain: `${label}:\n${href}`,
    html: html`<tr><td style="padding:0 0 20px">
      <a class="muted" href="${href}" target="_blank" style="font:400 14px/1.55 ${face.family};color:${day.muted};text-decoration:underline">${label}</a>
    </td></tr>`,
  };
}

export function orderReason({ name }: ShopFacts, { number }: OrderFacts): string {
  return messages.becauseOfOrder(number, cleanLine(name));
}

export function caseReason({ name }: ShopFacts, { number }: CaseFacts): string {
  return messages.becauseOfCase(number, cleanLine(name));
}

export function restockReason({ name }: ShopFacts): string {
  return messages.becauseRequested(cleanLine(name));
}

/** Renders the contact; a shop without an address of its own reads no answers. */
export function helpWith(look: Look, { email }: Pick<ShopFacts, 'email'>): Part {
  const how = email ? messages.answerMail : messages.contactPage;
  return remark(look, messages.help(how));
}
