import type { InitResponse } from '@/core/model/shop';
import { type Tags, tagsOf } from '@/core/rules/analytics-tags';
import { isThanks } from '@/core/rules/apart-pages';
import type { PolicyKind } from '@/core/rules/content-security-policy';
import { mergeSettings } from '@/core/rules/settings';

const NONE: Tags = { container: '', site: [], recording: '' };

/** What a shop measures with; of one that could not be asked, nothing is known. */
export type MeasuredShop = Partial<Pick<InitResponse, 'gtag' | 'analytics' | 'adsid' | 'settings'>>;

/**
 * What a page may measure visits with (docs/adr/0021): the shop's own pages all that it has set; the one that
 * thanks for an order what counts it, and nobody looks on; any other nothing.
 */
export function pageTags(init: MeasuredShop | undefined, kind: PolicyKind, path: string): Tags {
  if (!init) return NONE;
  const { gtag: tagManagerId = '', analytics: analyticsIds = [], adsid: adsIds = [] } = init;
  const recordingId = mergeSettings(init.settings ?? {}).sessionRecording;
  const tags = tagsOf({ tagManagerId, analyticsIds, adsIds, recordingId });
  if (kind === 'shop') return tags;
  return kind === 'apart' && isThanks(path) ? { ...tags, recording: '' } : NONE;
}
