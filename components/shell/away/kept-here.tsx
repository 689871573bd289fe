import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { useIsPersonalReady } from '@/hooks/personal';
import { useAppSelector } from '@/store/hooks';
import { selectCartCount } from '@/store/slices/cart';

/** The ways to what this browser keeps, which needs no shop to be looked at. */
export function KeptHere() {
  const isReady = useIsPersonalReady();
  const inCart = useAppSelector(selectCartCount);
  const wished = useAppSelector((state) => state.wishlist.items.length);
  if (!isReady || inCart + wished === 0) return null;
  return (
    <p>
      Still here from your last visit:{' '}
      {inCart > 0 && (
        <Link className={buttons.quiet} href="/cart">
          your cart ({inCart})
        </Link>
      )}
      {inCart > 0 && wished > 0 && ' and '}
      {wished > 0 && (
        <Link className={buttons.quiet} href="/wishlist">
          your wishlist ({wished})
        </Link>
      )}
    </p>
  );
}
