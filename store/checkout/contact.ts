import { ADDRESS_FIELDS, type CheckoutField } from '@/core/model/checkout';
import type { CheckoutDraft } from '@/core/rules/orders/checkout-form';
import { attempt } from '@/core/values/attempt';
import { parsed } from '../persistence/browser-storage';

/** Contact and delivery address, in local storage: for the next visit, only where the shopper wants that. */
const CONTACT_KEY = 'checkout-contact';
const FIELDS: readonly CheckoutField[] = ['email', ...ADDRESS_FIELDS, 'phone'];
/** Retention: whoever has not been here for so long may have moved. */
const RETENTION_MS = 365 * 24 * 60 * 60_000;

/** Returns the contact of an earlier visit and keeps it anew; forgets one that is too old, or cannot be read. */
export function readContact(now = Date.now()): Partial<CheckoutDraft> {
  const { at, form } = Object(parsed(attempt(() => localStorage.getItem(CONTACT_KEY)) ?? null));
  const isOver = typeof at !== 'number' || at + RETENTION_MS <= now;
  const contact = isOver ? {} : pickTexts(form, FIELDS);
  if (Object.keys(contact).length > 0) keepContact(contact, now);
  else forgetContact();
  return contact;
}

/** Keeps the contact of a form. False where the browser refuses that. */
export function keepContact(form: Partial<CheckoutDraft>, now = Date.now()): boolean {
  const text = JSON.stringify({ at: now, form: pickTexts(form, FIELDS) });
  const keep = () => {
    localStorage.setItem(CONTACT_KEY, text);
    return true;
  };
  return attempt(keep) ?? false;
}

export function forgetContact(): void {
  attempt(() => localStorage.removeItem(CONTACT_KEY));
}

/** Returns those of the named fields that hold some text, whatever was read. */
export function pickTexts(raw: unknown, fields: readonly CheckoutField[]): Partial<CheckoutDraft> {
  const values: Record<string, unknown> = Object(raw);
  const texts = fields.map((field) => [field, values[field]] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''));
}
