import { isObject } from '@/core/rules/is-object';
import type { OpenOrder } from '@/services/cases';

const KEY = 'openOrder';

/** Keeps an open order for reloads of this tab; a browser that keeps nothing asks again. */
export function keepOrder(order: OpenOrder): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(order));
  } catch {}
}

/** The order that this tab had open, null for none and for what is not readable. */
export function keptOrder(): OpenOrder | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isObject(kept)) return null;
    const { access, orderId, name } = kept;
    const isWhole = [access, orderId, name].every((part) => typeof part === 'string');
    return isWhole
      ? { access: String(access), orderId: String(orderId), name: String(name) }
      : null;
  } catch {
    return null;
  }
}

export function forgetOrder(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
