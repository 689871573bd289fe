import type { InitResponse } from '@/core/model/shop';
import { type Tags, tagsOf } from '@/core/rules/analytics-tags';
import { isThanks } from '@/core/rules/apart-pages';
import type { PolicyKind } from '@/core/rules/content-security-policy';
import { mergeSettings } from '@/core/rules/settings';

const NONE: Tags = { container: '', site: [], recording: '' };

/**
 * What a page may measure visits with (docs/adr/0021): the shop's own pages all that it has set; the one that
 * thanks for an order what counts it, and nobody looks on; any other nothing.
 */
export function pageTags(init: InitResponse | undefined, kind: PolicyKind, path: string): Tags {
  if (!init) return NONE;
  const { gtag: tagManagerId, analytics: analyticsIds, adsid: adsIds, settings } = init;
  const recordingId = mergeSettings(settings).sessionRecording;
  const tags = tagsOf({ tagManagerId, analyticsIds, adsIds, recordingId });
  if (kind === 'shop') return tags;
  return kind === 'apart' && isThanks(path) ? { ...tags, recording: '' } : NONE;
}
