import { PROXY_PATHS } from '../../model/payment';
import { isLocalHost, normaliseHost } from '../../values/host';
import { isApart } from '../address/apart-pages';

/**
 * Describes what is answered: a page of a shop; one apart from what shops put into pages; one of those that frames the
 * payment origin; one for admins; one of the payment origin; one that other sites frame; a file that pages load; a
 * picture that any page may show; a call of the backend.
 */
type AnswerKind =
  | ('page' | 'apart' | 'checkout' | 'admin' | 'payment' | 'embed')
  | ('file' | 'picture' | 'call');

/** Facts that the headers of an answer go by: of its request, and of how the shop is served. */
export interface Arrival {
  /** True if it was asked for by https, as somebody says who is believed. */
  isSecure: boolean;
  /** The Host header. */
  host: string | undefined;
  /** True if every host below that of a shop has TLS too, as the operator says. */
  hasSecureSubdomains: boolean;
}

interface PageSecurity extends Arrival {
  kind: AnswerKind;
  /** Origin of payment pages; null where there are none. */
  paymentOrigin?: string | null;
}

/** Loads nothing, runs nothing, is framed by nobody: for whatever is no page, and until a page says more. */
const LOCKED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A drawing has styles of its own; a browser shows a film or a picture in a page that it makes around it. */
const FILE = `${LOCKED}; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'`;
const ONE_YEAR = 'max-age=31536000';
/** Browser features that no page asks for; sensors stay, for the videos of others. */
const OFF = [
  ...['camera', 'display-capture', 'geolocation', 'hid', 'magnetometer', 'microphone', 'midi'],
  ...['serial', 'usb'],
];

const OWN_PAGES: ReadonlySet<AnswerKind> = new Set(['page', 'apart', 'checkout', 'admin']);
/**
 * Opener policies. Two pages of one origin whose values differ keep no hold of each other's window, whoever opened whom:
 * those that run the scripts of a shop reach no other kind (docs/adr/0052). Checkout's frames open windows of providers, which speak to them.
 */
const OPENERS: ReadonlyMap<AnswerKind, string> = new Map([
  ['page', 'unsafe-none'],
  ['apart', 'same-origin-allow-popups'],
  ['checkout', 'same-origin-allow-popups'],
  ['admin', 'same-origin'],
]);
const PAGES: ReadonlySet<AnswerKind> = new Set([...OWN_PAGES, 'payment', 'embed']);
const KINDS: readonly (readonly [RegExp, AnswerKind])[] = [
  [/^(\/api\/backend)?\/media\//, 'picture'],
  [/^\/api(\/|$)/, 'call'],
  [/^\/embed\//, 'embed'],
  [new RegExp(`^(${Object.values(PROXY_PATHS).join('|')})$`), 'payment'],
  [/^\/checkout(-stripe)?$/, 'checkout'],
  [/^\/design(?=\/|$)/, 'admin'],
  [/^\/_next\/(?!data\/)|^\/(icons|films)\/|\.\w+$/, 'file'],
];

/** Tells the kind of an address's answer, as far as its name tells: a document is a page by whatever name. */
export function answerKind(url: string): AnswerKind {
  const path = url.split('?', 1)[0] ?? '';
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? (isApart(path) ? 'apart' : 'page');
}

/** Returns whether it is a document that a browser shows. */
export const isPageKind = (kind: AnswerKind): boolean => PAGES.has(kind);

/** The headers that have a browser do no more with an answer than it is meant for. */
export function safeHeaders({
  kind,
  isSecure,
  host,
  hasSecureSubdomains,
  paymentOrigin,
}: PageSecurity): [string, string][] {
  const isLocal = isLocalHost(normaliseHost(host));
  const isOwnPage = OWN_PAGES.has(kind);
  const opener = OPENERS.get(kind);
  const reach = hasSecureSubdomains ? `${ONE_YEAR}; includeSubDomains` : ONE_YEAR;
  const isPrivate = isOwnPage || kind === 'call';
  const headers: [string, string | false][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Content-Security-Policy', kind === 'file' || kind === 'picture' ? FILE : LOCKED],
    ['Referrer-Policy', kind === 'call' ? 'no-referrer' : 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Resource-Policy', isPrivate ? 'same-origin' : 'cross-origin'],
    // Without TLS browsers only complain.
    ['Cross-Origin-Opener-Policy', (isSecure || isLocal) && opener !== undefined && opener],
    ['Permissions-Policy', isPageKind(kind) && permissions(kind, paymentOrigin ?? null)],
    ['Strict-Transport-Security', isSecure && !isLocal && reach],
  ];
  return headers.filter((header): header is [string, string] => header[1] !== false);
}

const permissions = (kind: AnswerKind, paymentOrigin: string | null): string =>
  [...OFF.map((feature) => `${feature}=()`), `payment=${payers(kind, paymentOrigin)}`].join(', ');

/** Names those who may ask a browser to pay: pages where cards are entered, and the frames of a provider in there. */
function payers(kind: AnswerKind, paymentOrigin: string | null): string {
  if (kind === 'payment') return '*';
  return kind === 'checkout' && paymentOrigin ? `(self "${paymentOrigin}")` : '()';
}
