import type { Product } from '@/core/model/product';
import { pictureOfChoice } from '@/core/rules/variants/picture-of-choice';
import type { Buying } from './use-buying';

/** The picture of a choice, else the first; '' for none. */
export function chosenPicture(
  { image, media }: Product,
  { variants, row }: Pick<Buying, 'variants' | 'row'>,
) {
  const place = pictureOfChoice(image, variants, row) ?? 0;
  return { src: image[place] ?? '', media: media?.[place] };
}
