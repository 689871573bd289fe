import { useMemo } from 'react';
import type { CategoryTile } from '@/core/model/category-tile';
import { headerVariant } from '@/core/model/design';
import * as commonMessages from '@/core/model/messages';
import type { NavigationItem } from '@/core/model/navigation';
import { categoryHref } from '@/core/rules/address/shop-address';
import { categoryIn, pathIn, shownPlace } from '@/core/rules/address/shown-place';
import { useCategories, useShop } from '@/hooks/use-shop';
import * as messages from '../messages';

const BUYING = [
  { title: messages.cart, link: '/cart' },
  { title: commonMessages.checkout, link: '/checkout' },
];
const INFORMATION = [
  { title: messages.about, link: '/about' },
  { title: messages.contact, link: '/contact' },
];

function shopItem(categories: readonly CategoryTile[]): NavigationItem {
  const submenu = categories.map(({ name, category }) => ({
    title: name,
    link: categoryHref(category),
  }));
  return {
    title: messages.shop,
    link: '/shop',
    ...(submenu.length > 0 && { submenu, submenuName: messages.allCategories }),
  };
}

/** Returns the accessible name of a submenu's button. */
export function submenuLabel({ title, icon, submenuName = 'more' }: NavigationItem): string {
  return `${title || icon}: ${submenuName}`;
}

/** `aria-current` of a link: the page shown, or the page of which a category is shown. */
export function currentMark(link: string, currentPath: string): 'page' | 'true' | undefined {
  const current = shownPlace(currentPath);
  const path = pathIn(link);
  if (path !== current.path) return undefined;
  // On other pages the key says nothing.
  if (path !== '/shop') return 'page';
  const category = categoryIn(link);
  if (category === current.category) return 'page';
  return category ? undefined : 'true';
}

/** The links that a shop has without designing any (spec 2), the categories of its template below Shop. */
export function useNavigationItems(): NavigationItem[] {
  const categories = useCategories();
  const variant = headerVariant(useShop());
  return useMemo(() => {
    const others = variant === 'two' ? INFORMATION : BUYING;
    return [{ title: 'Home', link: '/' }, shopItem(categories), ...others];
  }, [variant, categories]);
}
