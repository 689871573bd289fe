import type { VariantField } from '@/core/model/variant';
import { colorField, nameFields, option, plainSizes, sizeField } from '../compose/variant-fields';
import type { SizeRun, VariantContext, VariantDraft } from '../kit/draft';

const SIZES: SizeRun = plainSizes('XS', 'S', 'M', 'L', 'XL', '2XL', '3XL');

const stamped = nameFields({
  offer: 'Blind-stamped initials',
  adds: 10,
  asks: [{ label: 'Initials', placeholder: 'Two letters', maxLength: 2 }],
});
const hem: VariantField = {
  id: 'hem',
  label: 'Hem',
  type: 'select',
  options: [option('Unfinished', 'unfinished'), option('Finished at 80 cm', 'finished', 12)],
  defaultValue: 'unfinished',
  required: true,
};
const clothing = sizeField(SIZES, 'M');
const shoes = sizeField(
  plainSizes('36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46'),
  '41',
  'EU size',
);

/** The choices of Studio Norr's products (spec 3, "Variant definition"). */
export function studioVariants({ colorsOf }: VariantContext): VariantDraft {
  const inColors = (category: Parameters<typeof colorsOf>[0]) => colorField(colorsOf(category));
  return {
    pictures: [],
    fields: {
      Accessories: [inColors('Accessories'), ...stamped],
      'Home Decor': [inColors('Home Decor')],
      Hoodies: [clothing, inColors('Hoodies')],
      Jacket: [clothing, inColors('Jacket')],
      Pants: [clothing, inColors('Pants'), hem],
      Shirts: [clothing, inColors('Shirts')],
      Shoes: [shoes, inColors('Shoes')],
      Sweaters: [clothing, inColors('Sweaters')],
      default: [clothing, colorField(['Ink', 'Bone', 'Ice Grey'])],
    },
  };
}
