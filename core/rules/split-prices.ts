interface PricedVariant {
  values: readonly string[];
  priceMinor: number;
}

/**
 * Splits variant prices into the lowest price plus one adjustment per option value, in cents and
 * never negative: per option a map from value to adjustment, in order of appearance. Undefined where
 * that is not exact, or where a combination of values is missing or stands twice.
 */
export function splitPrices(
  optionCount: number,
  variants: readonly PricedVariant[],
): Map<string, number>[] | undefined {
  const [first] = variants;
  if (!first) return undefined;
  const adjustments = Array.from({ length: optionCount }, () => new Map<string, number>());
  for (const variant of variants) {
    adjustments.forEach((byValue, option) => {
      const value = variant.values[option] ?? '';
      if (!byValue.has(value)) byValue.set(value, 0);
    });
  }
  const prices = new Map(variants.map((variant) => [keyOf(variant.values), variant.priceMinor]));
  const combinations = adjustments.reduce((count, byValue) => count * byValue.size, 1);
  if (prices.size !== variants.length || prices.size !== combinations) return undefined;

  adjustments.forEach((byValue, option) => {
    measure(byValue, (value) => prices.get(keyOf(first.values.with(option, value))) ?? 0);
  });
  const lowest = Math.min(...prices.values());
  return variants.every((variant) => variant.priceMinor === lowest + total(variant, adjustments))
    ? adjustments
    : undefined;
}

/** Sets each value's adjustment: what it costs above the option's cheapest value, others unchanged. */
function measure(byValue: Map<string, number>, priceOf: (value: string) => number): void {
  const cheapest = Math.min(...[...byValue.keys()].map(priceOf));
  for (const value of byValue.keys()) byValue.set(value, priceOf(value) - cheapest);
}

function total(variant: PricedVariant, adjustments: Map<string, number>[]): number {
  return adjustments.reduce(
    (sum, byValue, option) => sum + (byValue.get(variant.values[option] ?? '') ?? 0),
    0,
  );
}

function keyOf(values: readonly string[]): string {
  return JSON.stringify(values);
}
