import type { LengthUnit, SizeGuide } from '../../model/size-guide';
import { lengthTexts } from './length';

/** A value as it is shown in either unit; '' where it is not given. A text without a unit is the same in both. */
export type ShownValue = Record<LengthUnit, string>;

/** The values of a guide as they are shown, by size and measurement. */
export function shownValues({ measurements, sizes }: SizeGuide): ShownValue[][] {
  const columns = measurements.map(({ unit }, at) => {
    const values = sizes.map((size) => size.values[at] ?? '');
    return {
      cm: textsIn(values, unit, 'cm'),
      in: textsIn(values, unit, 'in'),
    };
  });
  return sizes.map((_, row) =>
    columns.map((column) => ({ cm: column.cm[row] ?? '', in: column.in[row] ?? '' })),
  );
}

type Values = SizeGuide['sizes'][number]['values'];

function textsIn(values: Values, from: LengthUnit | '', unit: LengthUnit): string[] {
  const lengths = values.filter((value) => typeof value !== 'string');
  const texts = from === '' ? [] : lengthTexts(lengths, from, unit);
  let at = -1;
  return values.map((value) => {
    if (typeof value === 'string') return value;
    at += 1;
    return texts[at] ?? '';
  });
}

/** The unit that a shop measures in: that of the first measurement with one. */
export const ownUnit = ({ measurements }: Pick<SizeGuide, 'measurements'>): LengthUnit | '' =>
  measurements.find(({ unit }) => unit !== '')?.unit ?? '';
