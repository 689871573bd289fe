import { ADS_ID, CONVERSION_LABEL } from '../../model/analytics-tags';

interface Counted {
  adsIds: readonly string[];
  /** Label of the shop, '' for none. */
  conversionLabel: string;
  /** Conversions of the payment settings (spec 7, "Payment"), such as `AW-1/label`. */
  conversions: readonly unknown[];
}

/** Returns what counts a paid order, each once: every ads id of the shop by its label, and what payments name. */
export function conversionTargets({ adsIds, conversionLabel, conversions }: Counted): string[] {
  const own = adsIds.map((id) => `${id}/${conversionLabel}`);
  const named = conversions.filter((one) => typeof one === 'string');
  return [...new Set([...own, ...named])].filter((target) => isTarget(target, adsIds));
}

/** An id that the shop does not have is not set up on its pages. */
function isTarget(target: string, adsIds: readonly string[]): boolean {
  const [, id = '', label = ''] = /^([^/]+)\/(.*)$/.exec(target) ?? [];
  return ADS_ID.test(id) && CONVERSION_LABEL.test(label) && adsIds.includes(id);
}
