import type { ShopFacts } from '../facts';
import type { Look } from '../look';
import { remark } from '../parts/paragraph';
import type { Part } from '../parts/part';

/** Whom to ask; a shop without an address of its own reads no answers. */
export function helpWith(look: Look, { email }: Pick<ShopFacts, 'email'>): Part {
  const how = email ? 'Just answer this e-mail' : 'Our contact page is the way to us';
  return remark(look, `Is something not right, or do you have a question? ${how}.`);
}
