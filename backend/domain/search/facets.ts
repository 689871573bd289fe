import { type Facets, PRICE_BANDS } from '@/core/model/search';
import { isNameable } from '@/core/rules/address/listing-address';
import { compareSizes } from '@/core/rules/variants/size-order';
import { toSwatches } from '../catalogue/swatches';
import type { Counts } from './counts';

/** No filter offers more values than these. */
const MAX_VALUES = 60;

/**
 * Counts as the contract has them: the most frequent values first, sizes and prices upwards. Sizes that
 * no address can name are left out, so that whatever is shown can be chosen.
 */
export function toFacets({ categories, colors, sizes, prices }: Counts): Facets {
  return {
    categories: mostFrequent(categories).map(toCounted),
    colors: mostFrequent(colors).flatMap(([value, count]) =>
      toSwatches([value]).map(({ name, hex }) => ({ value: name, count, hex })),
    ),
    sizes: mostFrequent(sizes.filter(([size]) => isNameable(size)))
      .map(toCounted)
      .sort((one, other) => compareSizes(one.value, other.value)),
    prices: PRICE_BANDS.flatMap((from, band) => {
      const [, count = 0] = prices.find(([value]) => value === String(band)) ?? [];
      return count > 0 ? [{ from, to: PRICE_BANDS[band + 1] ?? null, count }] : [];
    }),
  };
}

const toCounted = ([value, count]: [string, number]) => ({ value, count });

function mostFrequent(counts: Counts['colors']): Counts['colors'] {
  const byCount = (one: [string, number], other: [string, number]) =>
    other[1] - one[1] || (one[0] < other[0] ? -1 : 1);
  return [...counts].sort(byCount).slice(0, MAX_VALUES);
}
