import type { CartLine } from '../../model/cart';
import { unitPrice } from '../cart/line-price';

/** The protocol of messages from an embed to the page around it (`public/embed.js`); there are none back. */
const PROTOCOL = 'hemline-embed';
const VERSION = 1;

/** Describes what was put into the cart: one piece costs `price` dollars, choices included. */
interface AddedProduct {
  id: string;
  name: string;
  price: number;
  quantity: number;
  /** The row of the product that was chosen; none where it has no rows. */
  variantId?: string;
  /** Chosen values by label. */
  variants: Readonly<Record<string, string>>;
}

export type EmbedMessage =
  /** Height of the content in whole px, and the frame's title. */
  { type: 'size'; height: number; title: string } | { type: 'added'; product: AddedProduct };

/** Most height of a frame, in px; what is higher scrolls in it. `public/embed.js` says the same. */
export const MAX_FRAME_HEIGHT = 20_000;

/** The key of an embed's fragment that holds the origin of the page around it; it reaches no server. */
const HOST_KEY = 'from';

/** A message as it is posted. */
export function toEmbedPosted(message: EmbedMessage): object {
  return { protocol: PROTOCOL, version: VERSION, ...message };
}

/** The origin of the page around an embed, null where the fragment names none that could be one. */
export function hostOrigin(hash: string): string | null {
  const from = new URLSearchParams(hash.replace(/^#/, '')).get(HOST_KEY) ?? '';
  if (!/^https?:\/\//i.test(from) || !URL.canParse(from)) return null;
  return new URL(from).origin;
}

/** Returns what a page around an embed is told of a line. */
export function addedProduct(line: CartLine, quantity: number): AddedProduct {
  const { product, variants = {}, variantId } = line;
  const chosen = Object.entries(variants).map(([label, choice]) => [label, choice.label]);
  return {
    id: product.id,
    name: product.name,
    price: unitPrice(line),
    quantity,
    ...(variantId !== undefined && { variantId }),
    variants: Object.fromEntries(chosen),
  };
}
