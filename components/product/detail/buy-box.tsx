import type { ReactNode } from 'react';
import { Icon, type IconName, Money, QuantityStepper } from '@/components/ui';
import { HeartButton } from '@/components/wishlist';
import type { Product } from '@/core/model/product';
import { withPictureFirst } from '@/core/rules/cart/cart-line';
import type { ReviewSummary } from '@/core/rules/catalogue/product-rating';
import { useSettings, useShop } from '@/hooks/use-shop';
import { AddButton, PriceLine, RatingLine, StockNote } from '../buying/buy-parts';
import type { Buying } from '../buying/use-buying';
import * as messages from '../messages';
import { VariantForm } from '../variant-form';
import styles from './buy-box.module.css';

interface BuyBoxProps {
  product: Product;
  reviews: ReviewSummary | null;
  buying: Buying;
  children?: ReactNode;
}

export function BuyBox({ product, reviews, buying, children }: BuyBoxProps) {
  const { hasChosen, variants, row, quantity, setQuantity } = buying;
  return (
    <section className={styles.box} aria-label={messages.buy}>
      <header className={styles.head}>
        {product.brand && <p className={styles.brand}>{product.brand}</p>}
        <h1 className={styles.name}>{product.name}</h1>
        <RatingLine firstPicture={product.image[0] ?? ''} reviews={reviews} />
        <PriceLine buying={buying} />
      </header>
      <VariantForm {...buying} />
      {children}
      <div className={styles.actions}>
        <QuantityStepper quantity={quantity} most={buying.most} onChange={setQuantity} />
        <div className={styles.add}>
          <AddButton buying={buying} />
        </div>
        <HeartButton
          product={hasChosen ? withPictureFirst(product, row?.picture) : product}
          {...(hasChosen && { variants, ...(row && { variantId: row.id }) })}
        />
      </div>
      <StockNote buying={buying} />
      <noscript>
        <p className={styles.note}>{messages.javascriptNeeded}</p>
      </noscript>
      <Reassurance />
    </section>
  );
}

function Reassurance() {
  const { arrives, company, shippingCost } = useShop();
  const { disableFreeReturns } = useSettings();
  return (
    <ul className={styles.lines}>
      <Line icon="truck">
        {shippingCost > 0 ? (
          <>
            {messages.shippingPrefix}
            <Money amount={shippingCost} />
          </>
        ) : (
          messages.shippingIsFree
        )}
        {arrives && <span className={styles.more}>{arrives}</span>}
      </Line>
      {disableFreeReturns || (
        <Line icon="return">
          {messages.freeReturn}
          <span className={styles.more}>{messages.freeReturnHint}</span>
        </Line>
      )}
      <Line icon="lock">
        {messages.securePayment}
        {company && <span className={styles.more}>{messages.soldAndSentBy(company)}</span>}
      </Line>
    </ul>
  );
}

function Line({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className={styles.line}>
      <Icon name={icon} size={20} />
      <p>{children}</p>
    </li>
  );
}
