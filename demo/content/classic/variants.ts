import type { VariantField } from '@/core/model/variant';
import { giftBox } from '../compose/gift-box';
import { addressOf } from '../compose/pictures';
import {
  APPAREL,
  colorField,
  imageField,
  nameFields,
  option,
  plainSizes,
  sizeField,
} from '../compose/variant-fields';
import type { VariantContext, VariantDraft } from '../kit/draft';

const WRAPPINGS = {
  kraft: giftBox({
    key: 'wrapping-kraft-2101.webp',
    ground: '#efe4d4',
    paper: '#c79f6f',
    ribbon: '#fdfaf5',
  }),
  linen: giftBox({
    key: 'wrapping-linen-2102.webp',
    ground: '#dfe3d6',
    paper: '#f2e9da',
    ribbon: '#5e7461',
  }),
  festive: giftBox({
    key: 'wrapping-festive-2103.webp',
    ground: '#f0dfd8',
    paper: '#8c2343',
    ribbon: '#eead1a',
  }),
} as const;

const stitched = nameFields({
  offer: 'Embroidered name',
  adds: 6,
  asks: [{ label: 'Name or date', placeholder: 'For example Josephine', maxLength: 16 }],
});
const onTheBack = nameFields({
  offer: 'Name and number',
  adds: 12,
  asks: [
    { label: 'Name on the back', placeholder: 'For example Finch', maxLength: 12 },
    { label: 'Number', placeholder: '0 to 99', maxLength: 2 },
  ],
});
const engraved = nameFields({
  offer: 'Engraved name',
  adds: 7,
  asks: [{ label: 'Engraving', placeholder: 'For example Not Yours', maxLength: 20 }],
});
const dedicated = nameFields({
  offer: 'Name and year',
  adds: 8,
  asks: [{ label: 'Dedication', placeholder: 'e.g. The Hallorans, est. 2026', maxLength: 32 }],
});
const wrapping = imageField('wrapping', 'Gift wrapping', [
  option('Kraft paper', addressOf(WRAPPINGS.kraft.key)),
  option('Washed linen', addressOf(WRAPPINGS.linen.key), 5),
  option('Festive', addressOf(WRAPPINGS.festive.key), 4),
]);
const legLength: VariantField = {
  id: 'leg',
  label: 'Leg length',
  type: 'select',
  options: [option('Short', 'short'), option('Regular', 'regular'), option('Long', 'long', 3)],
  defaultValue: 'regular',
  required: true,
};
const apparel = sizeField(APPAREL, 'M');
const shoes = sizeField(
  plainSizes('5', '6', '7', '8', '9', '10', '11', '12', '13'),
  '9',
  'US size',
);
const capacity = sizeField([{ label: '20 oz' }, { label: '30 oz', adds: 6 }], '20 oz', 'Capacity');

/** The choices of Marlow & Finch's products (spec 3, "Variant definition"). */
export function classicVariants({ colorsOf }: VariantContext): VariantDraft {
  const inColors = (category: Parameters<typeof colorsOf>[0]) => colorField(colorsOf(category));
  return {
    pictures: Object.values(WRAPPINGS),
    fields: {
      Accessories: [inColors('Accessories'), ...stitched],
      'Combo Set': [apparel, inColors('Combo Set'), wrapping, ...stitched],
      'Home Decor': [inColors('Home Decor'), ...dedicated],
      Hoodies: [apparel, inColors('Hoodies'), ...stitched],
      Jacket: [apparel, inColors('Jacket'), ...stitched],
      Jersey: [apparel, inColors('Jersey'), ...onTheBack],
      Pants: [apparel, inColors('Pants'), legLength],
      Shirts: [apparel, inColors('Shirts'), ...stitched],
      Shoes: [shoes, inColors('Shoes')],
      Shorts: [apparel, inColors('Shorts')],
      Sleepwear: [apparel, inColors('Sleepwear'), ...stitched],
      Sweaters: [apparel, inColors('Sweaters'), ...stitched],
      Tumbler: [capacity, inColors('Tumbler'), ...engraved],
      default: [apparel, colorField(['Natural', 'Navy', 'Terracotta'])],
    },
  };
}
