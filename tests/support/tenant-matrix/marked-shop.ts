/** Two shops alike, in every field of which stands whose it is. */
export interface MarkedShop {
  key: 'a' | 'b';
  host: string;
  /** In all that everybody may know of it. */
  open: string;
  /** In all that is for its admins, or for one shopper. */
  hidden: string;
  /** The id of its nth row. */
  id: (n: number) => string;
  /** The number of its nth order. */
  order: (n: number) => string;
  email: string;
  admin: { email: string; password: string };
}

function markedShop(key: MarkedShop['key']): MarkedShop {
  const hidden = `hid-${key}-7f3c`;
  return {
    key,
    host: `shop-${key}.localhost`,
    open: `pub-${key}-7f3c`,
    hidden,
    id: (n) => `${key.repeat(8)}-0000-4000-8000-${String(n).padStart(12, '0')}`,
    order: (n) => `${hidden}-${n}`.toUpperCase(),
    email: `${hidden}@shopper.example`,
    admin: { email: `${hidden}@admin.example`, password: `password of ${hidden}` },
  };
}

export const A = markedShop('a');
export const B = markedShop('b');

export const otherThan = (shop: MarkedShop): MarkedShop => (shop === A ? B : A);

/** How many bytes of an answer name a shop, in whatever case. */
export function bytesOf(shop: MarkedShop, text: string): number {
  const lower = text.toLowerCase();
  return [shop.open, shop.hidden, shop.host]
    .map((mark) => (lower.split(mark).length - 1) * mark.length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
