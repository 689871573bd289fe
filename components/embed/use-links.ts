import { useEffect } from 'react';
import { AUXILIARY_BUTTON, leadsToFile, linkOf } from '@/components/ui/link-of';
import { CART_FROM_KEY, quantitiesOf } from '@/core/rules/persisted/brought-cart';
import { CART_DATA_KEY, readCartData, writeCartData } from '@/core/rules/persisted/cart-data';
import { useAppStore } from '@/store/hooks';
import {
  embeddedCartName,
  type HandedOver,
  handOver,
  letGo,
  noteSent,
} from '@/store/persistence/embedded-cart';
import { selectLines } from '@/store/slices/cart';

/** The button of a mouse that follows a link where it stands. */
const MAIN_BUTTON = 0;

/** Opens links in the top window with the embed's cart: frames have a storage apart. What was handed over leaves here. */
export function useLinks(): void {
  const store = useAppStore();
  useEffect(() => {
    let leaving: HandedOver | null = null;

    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isFollowed(event, link)) return;
      if (isSamePage(link)) {
        link.target = '_self';
        return;
      }
      event.stopPropagation();
      const lines = selectLines(store.getState());
      if (lines.length === 0) return;
      const data = writeCartData(lines);
      // What there is no room for stays here.
      const handed = quantitiesOf(readCartData(data));
      if (opensBeside(event, link)) noteSent(handed);
      else if (!leadsToFile(link)) leaving = handOver(handed);
      const address = new URL(link.href);
      address.searchParams.set(CART_DATA_KEY, data);
      address.searchParams.set(CART_FROM_KEY, embeddedCartName());
      link.href = address.href;
    };
    const stay = () => {
      leaving = null;
    };
    const leave = () => {
      letGo(store, leaving);
      stay();
    };
    const listening = new AbortController();
    const { signal } = listening;
    const first = { capture: true, signal };
    document.addEventListener('pointerdown', stay, first);
    document.addEventListener('keydown', stay, first);
    window.addEventListener('blur', stay, { signal });
    document.addEventListener('click', onClick, first);
    document.addEventListener('auxclick', onClick, first);
    window.addEventListener('pagehide', leave, { signal });
    return () => listening.abort();
  }, [store]);
}

/** Other buttons lead back in the browser's history or open a menu, and what is saved opens nothing. */
function isFollowed({ altKey, button }: MouseEvent, { download }: HTMLAnchorElement): boolean {
  return (button === MAIN_BUTTON && !altKey && !download) || button === AUXILIARY_BUTTON;
}

/** True if a link opens in another tab or window, while the page stays. */
function opensBeside(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const { button, ctrlKey, metaKey, shiftKey } = event;
  const isHere = target === '' || target === '_top';
  return button === AUXILIARY_BUTTON || ctrlKey || metaKey || shiftKey || !isHere;
}

function isSamePage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  const here = window.location;
  return hash !== '' && pathname === here.pathname && search === here.search;
}
