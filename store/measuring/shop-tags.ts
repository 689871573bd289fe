import { type Tags, tagsOf } from '@/core/model/analytics-tags';
import type { ShopState } from '../slices/shop';

export const tagsOfShop = ({ tagManagerId, analyticsIds, adsIds, settings }: ShopState): Tags =>
  tagsOf({ tagManagerId, analyticsIds, adsIds, recordingId: settings.sessionRecording });
