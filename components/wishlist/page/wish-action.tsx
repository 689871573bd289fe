import { QuickShopButton } from '@/components/product';
import buttons from '@/components/ui/button.module.css';
import type { Product } from '@/core/model/product';
import type { ChosenVariants } from '@/core/model/variant';
import { cartLine } from '@/core/rules/cart-line';
import { useAppDispatch } from '@/store/hooks';
import { putInCart } from '@/store/put-in-cart';
import styles from './wish-card.module.css';

interface WishActionProps {
  product: Product;
  variants: ChosenVariants;
  variantId: string | undefined;
}

/** Into the cart as chosen, or by way of the choices. */
export function WishAction({ product, variants, variantId }: WishActionProps) {
  const dispatch = useAppDispatch();
  const add = () =>
    dispatch(
      putInCart(
        cartLine(product, 1, variants, variantId === undefined ? undefined : { id: variantId }),
      ),
    );
  return (
    <div className={styles.action}>
      {product.isSoldOut ? (
        <button type="button" className={buttons.secondary} disabled>
          Sold out
        </button>
      ) : Object.keys(variants).length > 0 ? (
        <button type="button" className={buttons.secondary} onClick={add}>
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
