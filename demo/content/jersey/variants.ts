import { addressOf, PRODUCT_PICTURE } from '../compose/pictures';
import {
  APPAREL,
  colorField,
  imageField,
  nameFields,
  onceNamed,
  option,
  plainSizes,
  sizeField,
} from '../compose/variant-fields';
import type { DemoPicture, VariantContext, VariantDraft } from '../kit/draft';

const nameAndNumber = nameFields({
  offer: 'Your name and number',
  adds: 15,
  asks: [
    { label: 'Name', placeholder: 'For example Okafor', maxLength: 12 },
    { label: 'Number', placeholder: '0 to 99', maxLength: 2 },
  ],
});
const initials = nameFields({
  offer: 'Printed initials',
  adds: 6,
  asks: [{ label: 'Initials', placeholder: 'For example JM', maxLength: 3 }],
});
const etched = nameFields({
  offer: 'Etched name and number',
  adds: 8,
  asks: [{ label: 'Etching', placeholder: 'e.g. KEENE 10', maxLength: 16 }],
});
const apparel = sizeField(APPAREL, 'L');
const shoes = sizeField(
  plainSizes('6', '7', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12', '13', '14'),
  '10',
  'US size',
);
const capacity = sizeField([{ label: '24 oz' }, { label: '40 oz', adds: 8 }], '24 oz', 'Capacity');

/** The choices of Gridline's products (spec 3, "Variant definition"). */
export function jerseyVariants({ colorsOf, specOf }: VariantContext): VariantDraft {
  const inColors = (category: Parameters<typeof colorsOf>[0]) => colorField(colorsOf(category));
  const jersey = specOf('Jersey');
  const placed = (view: 'front' | 'back', key: string): DemoPicture => ({
    key,
    ...PRODUCT_PICTURE,
    shop: false,
    source: { kind: 'product', spec: { ...jersey, view } },
  });
  const pictures = [
    placed('front', 'placement-chest-and-back-3301.webp'),
    placed('back', 'placement-back-3302.webp'),
  ] as const;
  const placement = imageField('placement', 'Number placement', [
    option('Chest and back', addressOf(pictures[0].key)),
    option('Back only', addressOf(pictures[1].key)),
  ]);
  return {
    pictures,
    fields: {
      Accessories: [inColors('Accessories'), ...initials],
      Hoodies: [apparel, inColors('Hoodies'), ...initials],
      Jacket: [apparel, inColors('Jacket'), ...initials],
      Jersey: [apparel, inColors('Jersey'), ...nameAndNumber, onceNamed(placement)],
      Pants: [apparel, inColors('Pants')],
      Shirts: [apparel, inColors('Shirts'), ...initials],
      Shoes: [shoes, inColors('Shoes')],
      Shorts: [apparel, inColors('Shorts'), ...initials],
      Tumbler: [capacity, inColors('Tumbler'), ...etched],
      default: [apparel, colorField(['Black', 'White', 'Electric Blue'])],
    },
  };
}
