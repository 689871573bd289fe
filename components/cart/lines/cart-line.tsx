import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, Picture, QuantityStepper } from '@/components/ui';
import type { CartLine as Line } from '@/core/model/cart';
import type { ChosenVariant } from '@/core/model/variant';
import { productHref } from '@/core/rules/address/product-address';
import { linesTotal, unitPrice } from '@/core/rules/cart/line-price';
import type { PriceChanges } from '@/core/rules/cart/price-answer';
import { MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { formatMoney } from '@/core/rules/money/money';
import { useFocusFallback } from '@/hooks/use-focus-fallback';
import { useSettings } from '@/hooks/use-shop';
import { useAppDispatch } from '@/store/hooks';
import { quantityChanged } from '@/store/slices/cart';
import * as messages from '../messages';
import { EditLine, LineNotes } from '../parts/line-notes';
import styles from './cart-line.module.css';

interface CartLineProps {
  line: Line;
  hasTotal: boolean;
  priceChange: PriceChanges[string] | undefined;
  /** Number of the addition that added it, from 1; 0 if another line was added last. */
  addedCount: number;
  isRestored: boolean;
  /** Number of the change of options that led to it, from 1; 0 if another line changed last. */
  changedCount: number;
  onChanged: (to: Line) => void;
  onRemove: () => void;
}

const PICTURE = { width: 96, height: 128 };

/** A line of the cart: picture, name, what was chosen, how many at which price (spec 2). */
export function CartLine({ line, hasTotal, priceChange, addedCount, ...controls }: CartLineProps) {
  const { product, quantity, variants = {} } = line;
  const { fewLeftBelow } = useSettings();
  const isFew = isFewLeft(line, fewLeftBelow);
  const place = useRef<HTMLLIElement>(null);
  const name = useRef<HTMLAnchorElement>(null);
  const listening = useFocusFallback(() => name.current?.focus());
  useEffect(() => {
    if (addedCount > 0) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [addedCount]);
  return (
    <li ref={place} className={`${styles.line} ${pulseOf(addedCount)}`} {...listening}>
      <Picture className={styles.picture} src={product.image[0] ?? ''} alt="" {...PICTURE} />
      <div className={styles.words}>
        <Link ref={name} className={styles.name} href={productHref(product)}>
          {product.name}
        </Link>
        {Object.entries(variants).map(([label, chosen]) => (
          <p key={label} className={styles.variant} data-clarity-mask>
            {variantText(label, chosen)}
          </p>
        ))}
        <p className={styles.price}>
          {quantity} × {formatMoney(unitPrice(line))}
        </p>
        {priceChange && (
          <p className={styles.note}>
            {messages.priceChanged(formatMoney(priceChange.from), formatMoney(priceChange.to))}
          </p>
        )}
        {isFew && <p className={styles.note}>{messages.onlyLeft(line.stock?.left ?? 0)}</p>}
        <LineNotes line={line} onRemove={controls.onRemove} onChanged={controls.onChanged} />
      </div>
      {hasTotal && <p className={styles.total}>{formatMoney(linesTotal([line]))}</p>}
      <LineControls line={line} {...controls} />
    </li>
  );
}

/** 'label: option (+$adjustment)' (spec 2); an option that costs nothing more says no more. */
function variantText(label: string, { label: option, priceAdjustment }: ChosenVariant): string {
  if (priceAdjustment === 0) return `${label}: ${option}`;
  const sign = priceAdjustment > 0 ? '+' : '';
  return `${label}: ${option} (${sign}${formatMoney(priceAdjustment)})`;
}

/** True if few are left of what the line can have in full, or no more than it has. */
function isFewLeft({ stock, quantity }: Line, fewBelow: number): boolean {
  if (stock === undefined || stock.left < quantity) return false;
  return stock.left < fewBelow || stock.left === quantity;
}

/** Two names of one movement, in turns: added once more, a line pulses once more. */
function pulseOf(addedCount: number): string | undefined {
  if (addedCount === 0) return '';
  return addedCount % 2 === 1 ? styles.pulse : styles.pulseAgain;
}

type LineControlsProps = Omit<CartLineProps, 'hasTotal' | 'priceChange' | 'addedCount'>;

/** Quantity, options and removal of a line. Restores the focus after an undo or a change of options. */
function LineControls(props: LineControlsProps) {
  const { line, isRestored, changedCount, onRemove, onChanged } = props;
  const dispatch = useAppDispatch();
  const { name } = line.product;
  const ways = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (changedCount > 0) ways.current?.querySelector('button')?.focus();
  }, [changedCount]);
  useLayoutEffect(() => {
    if (isRestored) button.current?.focus();
  }, [isRestored]);
  return (
    <div className={styles.controls}>
      <QuantityStepper
        label={messages.quantityOf(name)}
        quantity={line.quantity}
        most={Math.max(line.quantity, line.stock?.left ?? MAX_QUANTITY)}
        onChange={(quantity) => dispatch(quantityChanged({ line, quantity }))}
      />
      <span ref={ways} className={styles.ways}>
        {(line.variants || line.variantId) && (
          <EditLine
            line={line}
            label={messages.edit}
            className={styles.remove}
            onChanged={onChanged}
          />
        )}
        <button ref={button} type="button" className={styles.remove} onClick={onRemove}>
          {messages.remove} <span className="visually-hidden">{name}</span>
        </button>
      </span>
    </div>
  );
}
