import * as messages from './messages';
import { estimatedDelivery } from './working-days';

const SHORT_DAY = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
  timeZone: 'UTC',
});

type Ordered = Omit<Parameters<typeof estimatedDelivery>[0], 'shippedAt'>;

/** Returns when an order placed then arrives, 'Arrives Mon 30 Nov to Wed 2 Dec'; '' where the shop's times cannot be read. */
export function arrivalText(ordered: Ordered): string {
  const days = estimatedDelivery(ordered);
  if (!days) return '';
  const [from, to] = [shortDay(days.from), shortDay(days.to)];
  return from === to ? messages.arrivesOn(from) : messages.arrivesBetween(from, to);
}

/** Writes a day (ISO text) as 'Mon 30 Nov'. */
function shortDay(iso: string): string {
  const parts = SHORT_DAY.formatToParts(new Date(iso));
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}
