import { useMemo } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { SECOND_HEADER } from './constants';
import { firstNavigation, type NavigationItem, secondNavigation } from './navigation';

/** The links of the shop's header, the categories of its template below Shop. */
export function useNavigationItems(): NavigationItem[] {
  const { headerTemplate, template, templateCategories } = useAppSelector(selectShop);
  const categories = templateCategories[template];
  return useMemo(() => {
    const linksOf = headerTemplate === SECOND_HEADER ? secondNavigation : firstNavigation;
    return linksOf(categories ?? []);
  }, [headerTemplate, categories]);
}
