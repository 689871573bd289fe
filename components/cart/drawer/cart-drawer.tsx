import { Drawer } from '@/components/ui/drawer';
import { useIsPersonalReady } from '@/hooks/personal';
import { CART_TITLE, CART_WIDTH_PX } from '../parts/constants';
import { CartContents } from './cart-contents';

interface CartDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The cart beside the page (spec 2). */
export function CartDrawer({ isOpen, onClose }: CartDrawerProps) {
  const isReady = useIsPersonalReady();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      anchor="right"
      width={CART_WIDTH_PX}
      title={CART_TITLE}
    >
      {isReady && <CartContents />}
    </Drawer>
  );
}
