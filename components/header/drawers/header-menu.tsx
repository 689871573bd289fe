import { headerNavigation } from '@/blocks/layout/header-sections';
import { headerVariant } from '@/core/model/design';
import { useShop } from '@/hooks/use-shop';
import * as messages from '../messages';
import { NAVIGATION_WIDTH_PX } from '../parts/menu';
import { useNavigationItems } from '../parts/navigation';
import { MenuDrawer } from './menu-drawer';

/** Width in the shell, in px (spec 9). */
const MENU_WIDTH_PX = 280;

const WISHLIST = { title: messages.wishlist, link: '/wishlist' };

/** The menu of the header: the links of a designed one, else those of the shop (spec 2, 9). */
export function HeaderMenu(props: { isOpen: boolean; onClose: () => void }) {
  const shop = useShop();
  const usual = useNavigationItems();
  const isDesigned = headerVariant(shop) === 'designed';
  const designed = isDesigned ? headerNavigation(shop.design?.header) : [];
  return (
    <MenuDrawer
      {...props}
      items={designed.length > 0 ? designed : [...usual, WISHLIST]}
      width={isDesigned ? NAVIGATION_WIDTH_PX : MENU_WIDTH_PX}
    />
  );
}
