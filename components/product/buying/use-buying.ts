import { useEffect, useMemo, useState } from 'react';
import type { Product } from '@/core/model/product';
import type { VariantField, VariantRow } from '@/core/model/variant';
import { cartLine } from '@/core/rules/cart/cart-line';
import { asQuantity, MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { fromMinor, toMinor } from '@/core/rules/money/money';
import { struckPrice } from '@/core/rules/money/sale-price';
import { availabilityOf } from '@/core/rules/variants/availability';
import {
  type Choosable,
  chosenRow,
  lineVariants,
  openingChoices,
} from '@/core/rules/variants/variant-rows';
import { priceWithVariants, type VariantChoices } from '@/core/rules/variants/variants';
import { useIsPersonalReady } from '@/hooks/personal';
import { useSettings, useShop } from '@/hooks/use-shop';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CHECKOUT_KEY } from '@/store/persistence/checkout-key';
import { putInCart } from '@/store/put-in-cart';

/** Options and price of a product, and adding it to the cart. @param opening the initial options. */
export function useBuying(
  product: Product,
  fields: readonly VariantField[],
  opening: (offer: Choosable) => VariantChoices = openingChoices,
) {
  const dispatch = useAppDispatch();
  const settings = useSettings();
  const isReady = useIsPersonalReady();
  const left = useLeft(product.id, product.rows !== undefined);
  const offer = useMemo(
    () => ({ fields, ...rowsNow(product.rows, left, settings.fewLeftBelow) }),
    [fields, product.rows, left, settings.fewLeftBelow],
  );
  const [chosen, setChoices] = useState<VariantChoices | null>(null);
  const [opened, setOpened] = useState<VariantChoices | null>(null);
  const begun = chosen ?? opened;
  const choices = useMemo(() => begun ?? opening(offer), [begun, offer, opening]);
  // What is left when the page is opened decides; later on nothing else is chosen behind a shopper's back.
  if (!opened && left.size > 0) setOpened(choices);
  const row = chosenRow(offer, choices);
  const { price: basis } = product;
  const variants = useMemo(() => lineVariants(offer, choices, basis), [offer, choices, basis]);
  const price = priceWithVariants(basis, variants);
  const inCart = useAppSelector(({ cart }) =>
    cart.items.reduce((sum, line) => sum + (line.variantId === row?.id ? line.quantity : 0), 0),
  );
  const pieces = row && left.get(row.id);
  const most = pieces === undefined ? MAX_QUANTITY : pieces - (row ? inCart : 0);
  const [requestedQuantity, setQuantity] = useState(1);
  const [isTried, setTried] = useState(false);
  const quantity = asQuantity(Math.min(requestedQuantity, most));

  return {
    offer,
    row,
    choices,
    setChoices,
    hasChosen: chosen !== null,
    quantity,
    setQuantity,
    /** Pieces of the row that are left, undefined where that is not counted or not known yet. */
    pieces,
    /** Max further pieces the cart can take. */
    most,
    isCapped: requestedQuantity >= most,
    variants,
    price,
    struck: struckPrice(formerPrice(row ?? product, price), price, settings),
    isReady,
    isSoldOut: product.isSoldOut || (row ? row.stock === 'sold-out' : product.rows !== undefined),
    isTried,
    addToCart: () => {
      setTried(true);
      dispatch(putInCart(cartLine(product, quantity, variants, row)));
    },
  };
}

/** Rows as they stand at this moment, where numbers are known. */
function rowsNow(
  rows: readonly VariantRow[] | undefined,
  left: ReadonlyMap<string, number>,
  fewBelow: number,
): { rows?: readonly VariantRow[] } {
  if (!rows || left.size === 0) return rows ? { rows } : {};
  return {
    rows: rows.map((row) => {
      const pieces = left.get(row.id);
      return pieces === undefined ? row : { ...row, stock: availabilityOf(pieces, fewBelow) };
    }),
  };
}

/** The former price beside a price: what choices add now, they would have added to it as well. */
function formerPrice(
  { price: without, compareAtPrice }: Pick<Product, 'price' | 'compareAtPrice'>,
  price: number,
) {
  if (compareAtPrice === undefined) return {};
  return { compareAtPrice: fromMinor(toMinor(compareAtPrice) + toMinor(price) - toMinor(without)) };
}

export type Buying = ReturnType<typeof useBuying>;

type Left = ReadonlyMap<string, number>;
const UNKNOWN: Left = new Map();

/** Returns stock by row id; empty until loaded. Loads on mount and whenever the tab is visible again. */
function useLeft(productId: string, isCounted: boolean): Left {
  const [left, setLeft] = useState(UNKNOWN);
  const { hostname } = useShop();

  useEffect(() => {
    if (!isCounted) return;
    let isWanted = true;
    const ask = async () => {
      const { loadStock } = await import('@/services/cart');
      const { readText } = await import('@/store/persistence/browser-storage');
      const stock = await loadStock(productId, hostname, readText(CHECKOUT_KEY) ?? '');
      if (isWanted) setLeft(stock);
    };
    const askQuietly = () => {
      // What is told without numbers stands where they cannot be had.
      if (document.visibilityState === 'visible') ask().catch(() => undefined);
    };
    askQuietly();
    document.addEventListener('visibilitychange', askQuietly);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', askQuietly);
    };
  }, [productId, hostname, isCounted]);

  return left;
}
