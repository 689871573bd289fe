import { initSchema } from '@/core/model/shop.schema';
import { ApiError } from '@/services/api-error';
import { makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';

export const BANNER = [{ type: 'banner', id: 'b-1' }];
export const TEXT = [{ type: 'text', id: 't-1' }];
export const FAILURE = new ApiError('status', 'The page was saved by somebody else.', 409);
export const stored = (pageName: string, layout: object[]) => ({
  pageName,
  layout: layout as typeof BANNER,
  lastUpdated: '2026-04-01T00:00:00.000Z',
});

/** A store of a shop that has opened, and a look at its page design. */
export const open = () => {
  const store = makeStore();
  seedStore(store, { init: initSchema.parse({ domain: 'a.example' }) });
  const read = () => store.getState().pageDesign;
  return { store, read };
};
