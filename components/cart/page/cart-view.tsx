import { onDemand } from '@/components/ui/on-demand';
import { WhenNear } from '@/components/ui/when-near';
import { useIsPersonalReady } from '@/hooks/personal';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import { CART_TITLE } from '../constants';
import { useRows } from '../lines/use-rows';
import { CartNotes } from '../parts/cart-notes';
import { useSeen } from '../use-seen';
import { CartSkeleton } from './cart-skeleton';
import styles from './cart-view.module.css';
import { EmptyCart } from './empty-cart';
import { FilledCart } from './filled-cart';

const Recommended = onDemand(async () => (await import('./recommended')).Recommended);

/** The cart's page (spec 2): from the server in its final shape, then with what is the shopper's own. */
export function CartView() {
  const isReady = useIsPersonalReady();
  const { disableUpsale } = useAppSelector(selectSettings);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{CART_TITLE}</h1>
      <div className={styles.cart}>{isReady ? <Cart /> : <CartSkeleton />}</div>
      {!disableUpsale && (
        <WhenNear placeholder={<div className={styles.later} />}>
          <Recommended />
        </WhenNear>
      )}
    </div>
  );
}

function Cart() {
  const cart = useRows();
  useSeen();
  const hasLines = cart.rows.some(({ isRemoved }) => !isRemoved);
  return (
    <>
      <CartNotes />
      {cart.rows.length > 0 && <FilledCart cart={cart} hasLines={hasLines} />}
      {!hasLines && <EmptyCart />}
    </>
  );
}
