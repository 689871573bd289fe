import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui';
import { AwaitedHeart } from '@/components/wishlist';
import type { Product } from '@/core/model/product';
import { isEmbed } from '@/core/rules/address/embed-address';
import * as messages from '../messages';
import { AwaitedButton } from '../quick-shop/awaited-button';
import styles from './controls.module.css';

interface ControlsFrameProps {
  product: Product;
  heart: ReactNode;
  Shop: typeof AwaitedButton;
}

/** Buttons over a card's image (spec 4): on hover and focus, always on touch screens. No wishlist on other sites. */
export function ControlsFrame({ product, heart, Shop }: ControlsFrameProps) {
  const { pathname } = useRouter();
  return (
    <div className={styles.controls}>
      {isEmbed(pathname) ? <span /> : heart}
      {!product.isSoldOut && (
        <Shop product={product} className={styles.shop} name={messages.quickShopOf(product.name)}>
          <span className={styles.words}>{messages.quickShop}</span>
          <span className={styles.sign}>
            <Icon name="plus" size={20} />
          </span>
        </Shop>
      )}
    </div>
  );
}

/** The buttons in the page's first HTML: they take taps until their code is there. */
export const AwaitedControls = ({ product }: { product: Product }) => (
  <ControlsFrame
    product={product}
    heart={<AwaitedHeart name={product.name} />}
    Shop={AwaitedButton}
  />
);
