import { sizedPicture } from '@/core/rules/media/picture-facts';
import { cleanLine } from '@/core/values/clean-text';
import { type Look, lookOf, type RenderedMail, type ShopFacts } from './look';
import { html, type Markup } from './markup';
import { type Part, wrapped } from './part';
import { subjectLine } from './words';

interface Letter {
  subject: string;
  /** Preview text in a list of mails. */
  preview: string;
  parts: (look: Look) => readonly Part[];
  reason: string;
}

const MAX_WIDTH = 600;
/** Keeps the letter's first words out of the preview, which is to end where it ends. */
const BLANKS = Array.from({ length: 60 }, () => html`&#847;&zwnj;&nbsp;`);

/** A letter of a shop, both as plain text and as a page that mail programs show. */
export function writeLetter(shop: ShopFacts, letter: Letter): RenderedMail {
  const look = lookOf(shop);
  const head = masthead(shop, look);
  const parts = letter.parts(look);
  const foot = footer(shop, look, letter.reason);
  const subject = subjectLine(letter.subject);
  const rows = parts.map((part) => part.html);
  return {
    subject,
    plain: `${[head, ...parts, foot].map(({ plain }) => plain).join('\n\n')}\n`,
    html: page(look, { subject, preview: letter.preview }, frame(look, head.html, rows, foot.html)),
  };
}

function page(look: Look, { subject, preview }: Pick<Letter, 'subject' | 'preview'>, body: Markup) {
  const { outside } = look.day;
  const document = html`<html lang="en" dir="ltr">
    <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
      <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
      <meta name="x-apple-disable-message-reformatting">
      <title>${subject}</title>
      ${styleSheet(look)}
    </head>
    <body class="outside" bgcolor="${outside}" style="margin:0;padding:0;background:${outside};-webkit-text-size-adjust:100%">
      <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${BLANKS}</div>
      ${body}
    </body>
  </html>`;
  return `<!doctype html>${document.text}`;
}

/** Two sheets below each other, at most 600 px wide; Outlook heeds the width of a table alone. */
function frame({ day, radius }: Look, head: Markup, rows: readonly Markup[], foot: Markup): Markup {
  const whole = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
  const width = `max-width:${MAX_WIDTH}px;margin:0 auto`;
  const sheet = `${width};background:${day.background};border-radius:${radius}px`;
  return html`<table ${whole} class="outside" bgcolor="${day.outside}" style="background:${day.outside}"><tr>
    <td class="edge" align="center" style="padding:32px 12px 0">
      <!--[if mso]><table role="presentation" width="${MAX_WIDTH}" align="center"><tr><td><![endif]-->
      <table ${whole} class="card" bgcolor="${day.background}" style="${sheet};border-collapse:separate;text-align:left">
        ${head}
        <tr><td class="pad" style="padding:40px 40px 16px"><table ${whole}>${rows}</table></td></tr>
      </table>
      <table ${whole} style="${width}">${foot}</table>
      <!--[if mso]></td></tr></table><![endif]-->
    </td>
  </tr></table>`;
}

/** Renders sender, address and reason below the letter, on the background around it. */
function footer(shop: ShopFacts, { day, text: face }: Look, reason: string): Part {
  const lines = [imprint(shop), contact(shop), reason].filter(Boolean);
  const color = `color:${day.onOutside}`;
  const home = shop.origin.replace(/^https?:\/\//, '');
  return {
    plain: ['-- ', ...lines.map(wrapped), `${shop.origin}/`].join('\n'),
    html: html`<tr><td class="foot muted" align="center" style="padding:28px 40px 40px;font:400 13px/1.6 ${face.family};${color}">
      ${lines.map((line) => html`<div>${line}</div>`)}
      <div><a class="muted" href="${shop.origin}/" target="_blank" style="${color};text-decoration:underline">${home}</a></div>
    </td></tr>`,
  };
}

/** The company and its address; a shop often begins the address with its own name. */
function imprint({ company, name, addressLines }: ShopFacts): string {
  const lines = [company || name, ...addressLines].map(cleanLine).filter(Boolean);
  return [...new Set(lines)].join(' · ');
}

const contact = ({ email, phone }: ShopFacts): string =>
  [email, phone].map(cleanLine).filter(Boolean).join(' · ');

/** Writes styles for programs that read them: narrow screens, and dark ones. All else stands with each element. */
function styleSheet({ night }: Look): Markup {
  return html`<style>
    :root{color-scheme:light dark;supported-color-schemes:light dark}
    @media (max-width:620px){
      .edge{padding:0!important}
      .card,.band{border-radius:0!important}
      .band{padding:20px 22px!important}
      .pad{padding:32px 22px 8px!important}
      .foot{padding:24px 22px 32px!important}
      h1{font-size:26px!important}
    }
    @media (prefers-color-scheme:dark){
      .outside{background:${night.outside}!important}
      .card{background:${night.background}!important}
      .ink{color:${night.ink}!important}
      .muted{color:${night.muted}!important}
      .line{border-color:${night.line}!important}
      .link{color:${night.link}!important}
    }
  </style>`;
}

/** The room a logo is fitted into, in px. */
const LOGO_HEIGHT = 36;
const LOGO_WIDTH = 240;

/** The shop's logo, or its name, on the ground that its pages have at the top; it leads home. */
function masthead(shop: ShopFacts, { brand, display, day, radius }: Look): Part {
  const face = `font:${display.weight} 22px/36px ${display.family};color:${brand.onBand}`;
  const corners = `border-radius:${radius}px ${radius}px 0 0`;
  const rule = `border-bottom:1px solid ${brand.band === day.background ? day.line : brand.band}`;
  return {
    plain: cleanLine(shop.name),
    html: html`<tr><td class="band" bgcolor="${brand.band}" style="padding:24px 40px;background:${brand.band};${corners};${rule}">
      <a href="${shop.origin}/" target="_blank" style="${face};letter-spacing:${display.tracking};text-decoration:none">${shop.logo ? logoOf(shop) : cleanLine(shop.name)}</a>
    </td></tr>`,
  };
}

function logoOf({ logo, name }: ShopFacts): Markup {
  const { src, size } = sizedPicture(logo);
  if (!size) {
    return html`<img src="${src}" alt="${cleanLine(name)}" height="${LOGO_HEIGHT}" style="display:block;border:0;height:${LOGO_HEIGHT}px;width:auto;max-width:${LOGO_WIDTH}px">`;
  }
  const scale = Math.min(LOGO_HEIGHT / size.height, LOGO_WIDTH / size.width);
  const [width, height] = [size.width, size.height].map((side) => Math.round(side * scale));
  return html`<img src="${src}" alt="${cleanLine(name)}" width="${width ?? 0}" height="${height ?? 0}" style="display:block;border:0;width:${width ?? 0}px;height:${height ?? 0}px">`;
}
