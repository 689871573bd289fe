import type { CartLine } from '../../model/cart';
import type { VariantField } from '../../model/variant';
import { claimedRow } from '../variants/claimed-row';
import { offeredChoices } from '../variants/offered-choices';
import {
  type Choosable,
  choicesOf,
  openingChoices,
  optionFields,
  withChoice,
} from '../variants/variant-rows';
import type { VariantChoices } from '../variants/variants';

/** The choices of a line as a form begins with them; of a row that is gone, those that are still to be had. */
export function choicesOfLine(offer: Choosable, line: Pick<CartLine, 'variants' | 'variantId'>) {
  const options = optionFields(offer);
  const others = offer.fields.slice(options.length);
  const nothing = Object.fromEntries(others.map((field) => [field.id, valueOfNothing(field)]));
  const row = claimedRow(offer, line);
  return {
    ...(row ? choicesOf(offer, row) : nearestOptions(offer, options, line)),
    ...nothing,
    ...offeredChoices(others, line.variants),
  };
}

function nearestOptions(
  offer: Choosable,
  options: readonly VariantField[],
  { variants }: Pick<CartLine, 'variants'>,
): VariantChoices {
  const claimed = Object.entries(offeredChoices(options, variants));
  return claimed.reduce(
    (choices, [id, value]) => withChoice(offer, choices, id, value),
    openingChoices(offer),
  );
}

/** Returns what a field holds of which a line says nothing: its "None", else nothing. */
const valueOfNothing = ({ options }: VariantField): string =>
  options.find(({ value }) => value.toLowerCase() === 'none')?.value ?? '';
