import { QuickShopButton } from '@/components/product';
import buttons from '@/components/ui/button.module.css';
import type { CartLine } from '@/core/model/cart';
import type { Product } from '@/core/model/product';
import { useAppDispatch } from '@/store/hooks';
import { putInCart } from '@/store/put-in-cart';
import styles from './wish-card.module.css';

interface WishActionProps {
  product: Product;
  /** What was chosen, as a cart has it; null where it is to be chosen again. */
  line: CartLine | null;
}

/** Into the cart as chosen, or by way of the choices. */
export function WishAction({ product, line }: WishActionProps) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.action}>
      {product.isSoldOut ? (
        <button type="button" className={buttons.secondary} disabled>
          Sold out
        </button>
      ) : line?.variants ? (
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => dispatch(putInCart(line))}
        >
          Add to Cart
        </button>
      ) : (
        <QuickShopButton
          product={product}
          className={buttons.secondary}
          name={`Choose options: ${product.name}`}
        >
          Choose options
        </QuickShopButton>
      )}
    </div>
  );
}
