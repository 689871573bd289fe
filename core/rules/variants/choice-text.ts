import type { ChosenVariant } from '../../model/variant';
import { formatAdjustment } from '../money/adjustment';

/** A choice of a line as shoppers read it: 'label: option (+$adjustment)' (spec 2). */
export function choiceText(label: string, { label: option, priceAdjustment }: ChosenVariant) {
  const adjustment = formatAdjustment(priceAdjustment);
  return `${label}: ${option}${adjustment && ` (${adjustment})`}`;
}
