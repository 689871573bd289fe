import { type Tags, tagsOf } from '@/core/model/analytics-tags';
import type { ShopState } from '../slices/shop-state';

/** What a shop's pages load to measure its visits. */
export function tagsOfShop({ tagManagerId, analyticsIds, adsIds, settings }: ShopState): Tags {
  return tagsOf({ tagManagerId, analyticsIds, adsIds, recordingId: settings.sessionRecording });
}
