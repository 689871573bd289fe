import { useMemo } from 'react';
import { headerVariant } from '@/core/model/design';
import type { NavigationItem } from '@/core/model/navigation';
import { ownEntry } from '@/core/values/own-entry';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { firstNavigation, secondNavigation } from './navigation';

/** The links that a shop has without designing any, the categories of its template below Shop. */
export function useNavigationItems(): NavigationItem[] {
  const shop = useAppSelector(selectShop);
  const categories = ownEntry(shop.templateCategories, shop.template);
  const variant = headerVariant(shop);
  return useMemo(() => {
    const linksOf = variant === 'two' ? secondNavigation : firstNavigation;
    return linksOf(categories ?? []);
  }, [variant, categories]);
}
