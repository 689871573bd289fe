import { type Tags, tagsOf } from '@/core/model/analytics-tags';
import type { ShopFacts } from '../slices/shop';

export const tagsOfShop = ({ tagManagerId, analyticsIds, adsIds, settings }: ShopFacts): Tags =>
  tagsOf({ tagManagerId, analyticsIds, adsIds, recordingId: settings.sessionRecording });
