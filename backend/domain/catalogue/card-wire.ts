import { CARD_COLORS, type Product, type ProductColor } from '@/core/model/product';
import { choiceOf } from '@/core/rules/address/product-address';
import { choiceQuery } from '@/core/rules/variants/choice-address';
import { colorFamily } from '@/core/rules/variants/color-family';
import type { MediaRecord } from '../product-media';
import { type CardRow, mediaOf, type Seller, toCardMedia, toProduct } from './product-wire';
import { CARD_PICTURES, type CardFacts } from './variant-columns';

/**
 * Makes products as listings have them: with the pictures that a card shows, and those of its colors.
 * @param shownIn the colors that a listing is narrowed to: a card shows the first that its product has.
 */
export function toCards(
  rows: readonly CardRow[],
  shop: Seller,
  shownIn: readonly string[] = [],
): Product[] {
  return rows.map((row) => toCard(row, shop, shownIn));
}

function toCard({ facts, ...row }: CardRow, shop: Seller, shownIn: readonly string[]): Product {
  const { mostLeft } = facts;
  const sides = (facts.media ?? []).slice(0, CARD_PICTURES);
  const whole = toProduct({ ...row, mostLeft, media: sides }, shop);
  const { colors = [], media: _whole, ...product } = whole;
  const name = shownIn.find((one) => row.colors.includes(one));
  const color = colors.find((one) => one.name === name);
  const shown = color && withPicture(color, facts);
  return {
    ...product,
    ...mediaOf(sides.map(toLook)),
    ...(colors.length > 0 && {
      colors: colors.map((one, place) => (place < CARD_COLORS ? withPicture(one, facts) : one)),
    }),
    ...(shown && { shown }),
  };
}

/** Gives the first picture alone its alternative text: a second one says the same. */
function toLook(record: MediaRecord, place: number) {
  return { ...(place === 0 && record.alt !== '' && { alt: record.alt }), ...toCardMedia(record) };
}

/** A color in the merchant's word, with the way to it and the picture that shows it, unless that is the first one anyway. */
function withPicture(family: ProductColor, facts: CardFacts): ProductColor {
  const sold = facts.colors?.find(({ value }) => (colorFamily(value) ?? value) === family.name);
  const color = { ...family, name: sold?.value ?? family.name };
  const place = facts.media?.findIndex(({ id }) => id === sold?.mediaId) ?? 0;
  const record = place > 0 ? facts.media?.[place] : undefined;
  const media = record ? toCardMedia(record) : {};
  // Where no variants have it, a choice of the category may.
  const choice = sold ? choiceQuery([[sold.option, sold.value]]) : choiceOf(color);
  return {
    ...color,
    ...(choice !== choiceOf(color) && { choice }),
    ...(record && { picture: record.file }),
    ...(Object.keys(media).length > 0 && { media }),
  };
}
