import { formatMoney, fromMinor } from '@/core/rules/money/money';
import type { Tx } from '../../db/rows';
import type { ShopRow } from '../../db/schema';
import type { DomainEvent, EventKind, OrderSnapshot } from '../../db/schema/events';
import { toShop } from '../../mail';
import type { ConsumerServices } from '../events/record-event';
import { loadOrderFacts } from '../mail/order-facts';
import type { Notice } from './notify';

type OfOrder = Pick<DomainEvent<EventKind>, 'kind' | 'shopId' | 'subjectId'> & {
  data: OrderSnapshot;
};

/** Reads of an order what its shop needs to pack it. */
export async function noticeOfOrder(
  tx: Tx,
  services: ConsumerServices,
  _: ShopRow,
  event: OfOrder,
): Promise<Notice[]> {
  const { facts, shop, path, total } = await load(tx, services, event);
  return [
    {
      occasion: `order.paid ${event.subjectId}`,
      line: `${facts.number}, ${total}`,
      path,
      write: (links) => toShop.newOrder(shop, links, facts),
    },
  ];
}

/** Reads what is wrong with the money of an order: one of each sort, and of each sum that is concerned. */
export async function noticeOfPayment(
  tx: Tx,
  services: ConsumerServices,
  _: ShopRow,
  event: OfOrder,
  note: string,
): Promise<Notice[]> {
  const { facts, shop, path, total } = await load(tx, services, event);
  const { number } = facts;
  const { refundedMinor, refundDueMinor } = event.data;
  return [
    {
      occasion: `${event.kind} ${event.subjectId} ${refundedMinor} ${refundDueMinor}`,
      line: `${number}, ${total}`,
      path,
      write: (links) => toShop.paymentProblem(shop, links, { number, total, note }),
    },
  ];
}

async function load(tx: Tx, services: ConsumerServices, { subjectId: id, shopId, data }: OfOrder) {
  const { facts, shop } = await loadOrderFacts(tx, services, { id, shopId, ...data });
  return {
    ...{ facts, shop },
    path: `/design/orders?order=${encodeURIComponent(facts.number)}`,
    total: formatMoney(fromMinor(facts.totalMinor), facts.currency),
  };
}
