import type { CategoryTile } from '@/core/model/category-tile';
import { ownEntry } from '@/core/values/own-entry';
import { useAppSelector } from '@/store/hooks';
import { type ShopFacts, type ShopState, selectSettings, selectShop } from '@/store/slices/shop';

/** The shop; what its search finds renders nothing else. */
export const useShop = (): ShopFacts => useAppSelector(selectShop, isSameShop);

const isSameShop = (one: ShopState, other: ShopState): boolean =>
  (Object.keys(one) as (keyof ShopState)[]).every(
    (name) => name === 'results' || one[name] === other[name],
  );

export const useSettings = () => useAppSelector(selectSettings);

/** Time zone of every date that a shop shows. */
export const useTimeZone = (): string => useSettings().timeZone;

const NONE: readonly CategoryTile[] = [];

/** The category tiles of the shop's template. */
export const useCategories = (): readonly CategoryTile[] =>
  useAppSelector(({ shop }) => ownEntry(shop.templateCategories, shop.template)) ?? NONE;
