import { parsed } from '@/store/persistence/parsed';

const KEY = 'hemline:paid-orders';
/** Older ones are not seen again. */
const MOST_KEPT = 100;

/**
 * True for whoever asks first in this browser, whichever tab it is: the one that ends the checkout of a paid
 * order and counts it. What the store keeps of it another tab may write over with what it knew before. A
 * browser that stores nothing gives it to every document.
 */
export async function claimOrder(orderId: string): Promise<boolean> {
  const claim = () => claimNow(orderId);
  // Where pages are not encrypted there are no locks; an order that is paid waits for none.
  return navigator.locks ? navigator.locks.request(KEY, claim).catch(claim) : claim();
}

function claimNow(orderId: string): boolean {
  try {
    const claimed = readClaimed();
    if (claimed.includes(orderId)) return false;
    localStorage.setItem(KEY, JSON.stringify([...claimed, orderId].slice(-MOST_KEPT)));
  } catch {
    // Refused: the store still knows of it as long as the document lives.
  }
  return true;
}

function readClaimed(): string[] {
  const stored = parsed(localStorage.getItem(KEY));
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}
