import { CONTENT_PATHS } from '../../model/content';
import { BUILT_IN_PAGES, PAGE_SLUG_LENGTH } from '../../model/page';
import * as messages from './messages';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const APOSTROPHES = /['’‘ʼ`]/g;

/** The first parts of addresses that are not a custom page's (spec 2): routes, and what machines ask for. */
const ROUTES: ReadonlySet<string> = new Set([
  ...['cart', 'wishlist', 'order-tracking', 'case-access', 'restock', 'design', 'embed', 'api'],
  ...['media', 'healthz', 'readyz', 'metrics', 'icons', 'films', 'index', '404', '500'],
  ...CONTENT_PATHS.map((path) => path.slice(1)),
]);

/** Checkout and payment pages have rules of their own, those still to come included. */
const PAYMENT = /^(checkout|shield-proxy)(-|$)/;

/** Returns whether the first part of a path always has a page of the shop's own. */
export const isBuiltIn = (slug: string): boolean =>
  BUILT_IN_PAGES.has(slug) || ROUTES.has(slug) || PAYMENT.test(slug);

/** The slug of a page's name: its words in lower-case ASCII, joined by hyphens; '' where it has none of them. */
export function slugOf(name: string): string {
  const words = transliterate(name.replace(APOSTROPHES, ''))
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const slug = words.join('-');
  if (slug.length <= PAGE_SLUG_LENGTH) return slug;
  const cut = slug.slice(0, PAGE_SLUG_LENGTH + 1);
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : PAGE_SLUG_LENGTH);
}

/** Names of what surrounds every page: where pages are designed, these are names of their own. */
const CHROME: ReadonlySet<string> = new Set(['header', 'footer']);

/** Returns what keeps a slug from being a custom page's (design 9), in words for the admin, or null. */
export function slugProblem(slug: string): string | null {
  if (slug === '') return messages.addressRequired;
  if (slug.length > PAGE_SLUG_LENGTH) {
    return messages.addressTooLong(PAGE_SLUG_LENGTH);
  }
  if (!SLUG.test(slug)) {
    return messages.addressInvalid(slug);
  }
  if (BUILT_IN_PAGES.has(slug)) return messages.builtInPage(slug);
  if (CHROME.has(slug)) return messages.partOfEveryPage(slug);
  if (ROUTES.has(slug) || PAYMENT.test(slug)) return messages.shopAddress(slug);
  return null;
}

/** Letters that have no plain one within them, or are spelt out. Lower case. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ŧ: 't' },
  ...{ ŋ: 'ng', ə: 'e', '&': ' and ', '+': ' plus ' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', є: 'ye' },
  ...{ і: 'i', ґ: 'g', ђ: 'dj', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l' },
  ...{ μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f' },
  ...{ χ: 'ch', ψ: 'ps', ω: 'o' },
};

/** A text in lower-case English letters: accents dropped, Latin, Cyrillic and Greek spelt out, the rest as it is. */
function transliterate(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain].map((letter) => LETTERS[letter] ?? letter).join('');
}
