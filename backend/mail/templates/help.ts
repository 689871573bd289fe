import type { ShopFacts } from '../kit/facts';
import type { Look } from '../kit/look';
import type { Part } from '../kit/part';
import { remark } from '../parts/paragraph';

/** Renders the contact; a shop without an address of its own reads no answers. */
export function helpWith(look: Look, { email }: Pick<ShopFacts, 'email'>): Part {
  const how = email ? 'Just answer this e-mail' : 'Our contact page is the way to us';
  return remark(look, `Is something not right, or do you have a question? ${how}.`);
}
