import type { CategoryTile } from '@/core/model/category-tile';
import { ownEntry } from '@/core/values/own-entry';
import { useAppSelector } from '@/store/hooks';
import { selectSettings, selectShop } from '@/store/slices/shop';

export const useShop = () => useAppSelector(selectShop);

export const useSettings = () => useAppSelector(selectSettings);

const NONE: readonly CategoryTile[] = [];

/** The category tiles of the shop's template. */
export const useCategories = (): readonly CategoryTile[] =>
  useAppSelector(({ shop }) => ownEntry(shop.templateCategories, shop.template)) ?? NONE;
