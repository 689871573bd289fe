import { useRouter } from 'next/router';
import { useCallback, useEffect } from 'react';
import { buttons } from '@/components/ui';
import { Dialog } from '@/components/ui/dialog';
import type { CartLine } from '@/core/model/cart';
import type { Product } from '@/core/model/product';
import { choiceOf } from '@/core/rules/address/product-address';
import { cartLine } from '@/core/rules/cart/cart-line';
import { choicesOfLine } from '@/core/rules/cart/line-choices';
import { isBlank } from '@/core/rules/cart/line-lack';
import { choicesInQuery } from '@/core/rules/variants/choice-address';
import { type Choosable, openingChoices } from '@/core/rules/variants/variant-rows';
import { useLoaded } from '@/hooks/use-loaded';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import type { Offer } from '@/store/load-offer';
import { measure } from '@/store/measuring/measure';
import { lineChanged } from '@/store/slices/cart';
import styles from '../buying/add-button.module.css';
import { AddButton, StockNote } from '../buying/buy-parts';
import { chosenPicture } from '../buying/chosen-picture';
import { useBuying } from '../buying/use-buying';
import * as messages from '../messages';
import { VariantForm } from '../variant-form';
import { OfferAwaited, OfferFailed } from './offer-awaited';
import { OfferLayout } from './offer-layout';

/** The widest it gets, in px: picture and choices side by side. */
const WIDTH = 860;

export interface QuickShopProps {
  product: Product;
  /** The line of the cart whose choices are to be made anew; without it one piece is added. */
  line?: CartLine | undefined;
  onChanged?: ((to: CartLine) => void) | undefined;
  load: () => Promise<Offer>;
  isOpen: boolean;
  onClose: () => void;
}

/** A product's choices in a dialog, on whatever page its card or its line is (spec 2, 4). */
export function QuickShop({ isOpen, ...content }: QuickShopProps) {
  const { line, onClose } = content;
  const title = line ? messages.editItem : messages.quickShop;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} width={WIDTH}>
      <Content {...content} />
    </Dialog>
  );
}

/** Lives while the dialog is open, so that each opening asks anew. */
function Content(props: Omit<QuickShopProps, 'isOpen'>) {
  const { product, line, onChanged, load, onClose } = props;
  const offer = useLoaded(load);
  const { events } = useRouter();
  const store = useAppStore();
  // Choices that are looked at are their product looked at.
  useEffect(() => {
    if (offer.status !== 'loaded') return;
    const { product } = offer.value;
    measure(store.getState(), ({ viewItem }) => viewItem(product));
  }, [offer, store]);

  useEffect(() => {
    events.on('routeChangeStart', onClose);
    return () => events.off('routeChangeStart', onClose);
  }, [events, onClose]);

  const close = (to: CartLine) => {
    onClose();
    onChanged?.(to);
  };
  switch (offer.status) {
    case 'loading':
      return <OfferAwaited product={product} />;
    case 'failed':
      return <OfferFailed product={product} error={offer.error} onRetry={offer.retry} />;
    case 'loaded':
      return line ? (
        <LineForm offer={offer.value} line={line} onChanged={close} />
      ) : (
        <OfferForm
          offer={offer.value}
          choice={product.shown && choiceOf(product.shown)}
          onAdded={onClose}
        />
      );
  }
}

interface LineFormProps {
  offer: Offer;
  line: CartLine;
  onChanged: (to: CartLine) => void;
}

/** Options and texts of a line of the cart, to be chosen anew; what it lacks is said at its field. */
function LineForm({ offer: { product, fields }, line, onChanged }: LineFormProps) {
  const dispatch = useAppDispatch();
  const opening = useCallback((offer: Choosable) => choicesOfLine(offer, line), [line]);
  const buying = useBuying(product, fields, opening);
  const change = () => {
    const to = cartLine(product, line.quantity, buying.variants, buying.row);
    dispatch(lineChanged({ line, to }));
    onChanged(to);
  };
  return (
    <OfferLayout
      product={product}
      picture={chosenPicture(product, buying)}
      buying={buying}
      action={
        <button
          type="button"
          className={`${buttons.primary} ${styles.add}`}
          disabled={buying.isSoldOut}
          onClick={change}
        >
          {buying.isSoldOut ? messages.soldOut : messages.updateCart}
        </button>
      }
    >
      <VariantForm {...buying} isTried={isBlank(line)} />
    </OfferLayout>
  );
}

interface OfferFormProps {
  offer: Offer;
  /** The choice that its card shows, as the query of an address. */
  choice?: string | undefined;
  onAdded: () => void;
}

/** The choices of a product; picture and price follow them. One piece goes into the cart (spec 4). */
export function OfferForm({ offer: { product, fields }, choice = '', onAdded }: OfferFormProps) {
  const begin = useCallback(
    (offer: Choosable) =>
      choicesInQuery(offer, new URLSearchParams(choice)) ?? openingChoices(offer),
    [choice],
  );
  const buying = useBuying(product, fields, begin);
  const addAndClose = () => {
    onAdded();
    buying.addToCart();
  };
  return (
    <OfferLayout
      product={product}
      picture={chosenPicture(product, buying)}
      buying={buying}
      action={<AddButton buying={{ ...buying, addToCart: addAndClose }} />}
    >
      <VariantForm {...buying} isTried={false} />
      <StockNote buying={buying} />
    </OfferLayout>
  );
}
