import { ProductCard, QuickShopButton } from '@/components/product';
import { buttons, Icon, Picture } from '@/components/ui';
import type { CartLine, WishlistItem } from '@/core/model/cart';
import type { Product, ProductColor } from '@/core/model/product';
import { cartLine } from '@/core/rules/cart/cart-line';
import { unitPrice } from '@/core/rules/cart/line-price';
import { formatMoney } from '@/core/rules/money/money';
import { useSettings } from '@/hooks/use-shop';
import { useAppDispatch } from '@/store/hooks';
import { putInCart } from '@/store/put-in-cart';
import { wishRemoved } from '@/store/slices/wishlist';
import * as messages from '../messages';
import asideCard from './aside-card.module.css';
import styles from './wish-card.module.css';

interface WishCardProps {
  item: WishlistItem;
  /** The product as it is today, null where it is no longer sold, undefined while that is unknown. */
  today: Product | null | undefined;
  line: CartLine | undefined;
}

const SIZES = '(min-width: 1600px) 365px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw';

/** An item with the price of today, what was chosen of it, and the way into the cart (spec 4). */
export function WishCard({ item, today, line }: WishCardProps) {
  const settings = useSettings();
  if (today === null) return <GoneCard item={item} />;

  const { variants = {}, variantId } = item;
  const product = wishedProduct(item, today ?? item.product, line);
  const row = variantId === undefined ? undefined : { id: variantId };
  const offered = line ?? cartLine(today ?? item.product, 1, variants, row);
  const isGone = line?.stock?.isGone === true;
  const price = isGone ? product.price : unitPrice(offered);
  const saved = unitPrice(cartLine(item.product, 1, variants)) - price;
  const choices = Object.values(variants).map(({ label }) => label);
  return (
    <div className={styles.wish}>
      <ProductCard
        product={{ ...product, price }}
        settings={settings}
        sizes={SIZES}
        controls={<RemoveButton item={item} />}
      />
      {choices.length > 0 && (
        <p className={styles.choices} data-clarity-mask>
          {choices.join(' · ')}
        </p>
      )}
      {isGone && <p className={styles.saved}>{messages.noLongerOffered}</p>}
      {!isGone && saved > 0 && (
        <p className={styles.saved}>{messages.savedSince(formatMoney(saved))}</p>
      )}
      <WishAction product={product} line={isGone ? null : offered} />
    </div>
  );
}

/** A product as the wishlist shows it: in the saved color, or as the saved row with its picture and stock. */
function wishedProduct(
  { product: { shown } }: WishlistItem,
  today: Product,
  line: CartLine | undefined,
): Product {
  if (!line || line.stock?.isGone) return { ...today, ...(shown && { shown }) };
  const isSoldOut = today.isSoldOut || line.stock?.left === 0;
  return { ...today, shown: shownAs(line, today), ...(isSoldOut && { isSoldOut }) };
}

function shownAs(
  { product, variants = {}, choice = '' }: CartLine,
  { image: [first] }: Product,
): ProductColor {
  const [picture] = product.image;
  const name = Object.values(variants)
    .map(({ label }) => label)
    .join(', ');
  const isOther = picture !== undefined && picture !== first;
  return { name, hex: '', choice, ...(isOther && { picture }) };
}

interface WishActionProps {
  product: Product;
  /** Cart line of the chosen options; null if they must be chosen again. */
  line: CartLine | null;
}

function WishAction({ product, line }: WishActionProps) {
  const dispatch = useAppDispatch();
  const { isSoldOut = false } = product;
  return (
    <div className={styles.action}>
      {isSoldOut || line?.variants ? (
        <button
          type="button"
          className={buttons.secondary}
          disabled={isSoldOut}
          onClick={() => line && dispatch(putInCart(line))}
        >
          {isSoldOut ? messages.soldOut : messages.addToCart}
        </button>
      ) : (
        <QuickShopButton
          product={product}
          className={buttons.secondary}
          name={messages.chooseOptionsOf(product.name)}
        >
          {messages.chooseOptions}
        </QuickShopButton>
      )}
    </div>
  );
}

/** Card of a product that is no longer sold: no link, only removal. */
function GoneCard({ item }: { item: WishlistItem }) {
  const { product } = item;
  return (
    <article className={asideCard.card}>
      <div className={asideCard.picture}>
        <Picture className={asideCard.faded} src={product.image[0] ?? ''} alt="" sizes="24vw" />
      </div>
      <RemoveButton item={item} />
      <h3 className={asideCard.name}>{product.name}</h3>
      <p className={asideCard.note}>{messages.noLongerSold}</p>
    </article>
  );
}

function RemoveButton({ item }: { item: WishlistItem }) {
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={messages.removeNamed(item.product.name)}
      title={messages.remove}
      onClick={() => dispatch(wishRemoved(item))}
    >
      <Icon name="close" size={18} />
    </button>
  );
}
