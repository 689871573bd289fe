import type { OrderStatus } from '@/core/model/order';
import { addressLines } from '@/core/rules/orders/address-lines';
import * as messages from './messages';
import styles from './order-contact.module.css';

/** Whom an order is for, where it goes and who pays, in full. */
export function OrderContact(contact: NonNullable<OrderStatus['contact']>) {
  const { email, address, billing, note } = contact;
  const facts = [
    [messages.email, [email]],
    [messages.deliveryAddress, address ? addressLines(contact, address) : []],
    [messages.deliveryNote, note.split('\n')],
    [messages.billingAddress, billing ? addressLines(billing, billing) : []],
  ] as const;
  const filled = facts.filter(([, lines]) => lines.some(Boolean));
  return (
    <dl className={styles.contact}>
      {filled.map(([term, lines]) => (
        <div key={term}>
          <dt>{term}</dt>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
            <dd key={index} dir="auto">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
