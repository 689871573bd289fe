import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/kit/button';
import { Choice, Field } from '@/components/kit/field';
import { DateTime, Link, Money } from '@/components/ui';
import { ORDER_FILTERS, type OrderFilter, type OrderSummary } from '@/core/model/operations';
import { loadOrders } from '@/services/operations';
import { usePlace } from '../data/use-place';
import * as messages from '../messages';
import { Office } from '../office/office';
import { PagedList } from '../ui/paged-list';
import { Badge, Empty } from '../ui/states';
import { ORDER_LABELS, OrderStateBadge } from './order-texts';
import { OrderView } from './order-view';
import styles from './orders.module.css';

/** The orders of a shop; one of them where the address names it. */
export function Orders() {
  const number = usePlace().get('order');
  return (
    <Office page="orders" title={number ? messages.orderTitle(number) : messages.orders}>
      {number ? <OrderView key={number} number={number} /> : <OrderList />}
    </Office>
  );
}

/** Orders to be found, the newest first. What is searched for stands in the address. */
function OrderList() {
  const { get, go } = usePlace();
  const search = get('q');
  const filter = ORDER_FILTERS.find((one) => one === get('filter')) ?? DEFAULT_FILTER;
  const query = { q: search, filter: inAddress(filter) };
  return (
    <>
      <OrderSearch search={search} filter={filter} onSearch={go} />
      <PagedList
        of="orders"
        load={(of) => loadOrders({ ...of, search, filter })}
        query={query}
        rows={8}
        empty={<NoOrders search={search} filter={filter} />}
      >
        {(orders, { total }) => (
          <>
            <p className={styles.count} role="status">
              {messages.orderCount(total)}
            </p>
            <OrderTable orders={orders} />
          </>
        )}
      </PagedList>
    </>
  );
}

/** Checkouts that nobody paid for are no orders to a shop: they are looked at on request. */
const DEFAULT_FILTER: OrderFilter = 'placed';

const inAddress = (filter: string) => (filter === DEFAULT_FILTER ? '' : filter);

type Searched = Pick<OrderSearchProps, 'search' | 'filter'>;

/** Says why there is none, and leads to where there may be. */
function NoOrders({ search, filter }: Searched) {
  if (search !== '') {
    return (
      <Empty title={messages.noSuchOrder}>
        {messages.searchHint}
        {filter !== 'all' && (
          <>
            {' '}
            <Link href={`/design/orders?q=${encodeURIComponent(search)}&filter=all`}>
              {messages.searchAllOrders}
            </Link>
          </>
        )}
      </Empty>
    );
  }
  const [title, hint, way, label] = NONE[filter] ?? NARROWED;
  return (
    <Empty title={title}>
      {hint} {way && <Link href={`/design/orders?filter=${way}`}>{label}</Link>}
    </Empty>
  );
}

type None = readonly [title: string, hint: string, way: OrderFilter | '', label: string];

const NARROWED: None = [
  ...([messages.noSuchOrder, messages.noneOfThese, 'all', messages.seeAllOrders] as const),
];
const NONE: Partial<Record<OrderFilter, None>> = {
  placed: [messages.noOrdersYet, messages.noOrdersHint, 'unpaid', messages.seeUnpaid],
  unpaid: [messages.noUnpaid, messages.noUnpaidHint, '', ''],
  all: [messages.noOrdersYet, messages.noOrdersHint, '', ''],
};

interface OrderSearchProps {
  search: string;
  filter: OrderFilter;
  onSearch: (keys: { q: string; filter: string }) => void;
}

const FILTERS = ORDER_FILTERS.map((value) => ({ value, label: ORDER_LABELS[value] }));

function OrderSearch({ search, filter, onSearch }: OrderSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  // Gone back, the field says what is shown.
  useEffect(() => {
    const field = form.current?.elements.namedItem('q');
    if (field instanceof HTMLInputElement) field.value = search;
  }, [search]);
  const send = (element: HTMLFormElement, chosen: string = filter) => {
    const q = String(new FormData(element).get('q') ?? '').trim();
    onSearch({ q, filter: inAddress(chosen) });
  };
  return (
    <search>
      <form
        ref={form}
        className={styles.search}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          send(event.currentTarget);
        }}
      >
        <Field
          label={messages.searchLabel}
          name="q"
          type="search"
          maxLength={200}
          defaultValue={search}
        />
        <Choice
          label={messages.show}
          options={FILTERS}
          value={filter}
          onChange={(chosen) => form.current && send(form.current, chosen)}
        />
        <Button type="submit">{messages.search}</Button>
      </form>
    </search>
  );
}

const NUMBERS = [messages.items, messages.total];
const COLUMNS = [messages.order, messages.placed, messages.shopper, messages.status, ...NUMBERS];

/** Orders as rows, and where there is no room for columns as cards. */
function OrderTable({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{messages.ordersCaption}</caption>
      <thead>
        <tr>
          {COLUMNS.map((label) => (
            <th
              key={label}
              scope="col"
              className={NUMBERS.includes(label) ? styles.number : undefined}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.order_id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { order_id, name, email, placedAt, status, total, pieces, refundDue, hasProblem } = order;
  return (
    <tr className={styles.row}>
      <th scope="row">
        <Link className={styles.link} href={`/design/orders?order=${encodeURIComponent(order_id)}`}>
          {order_id}
        </Link>
      </th>
      <td className={styles.placed}>
        <DateTime at={placedAt} />
      </td>
      <td className={styles.shopper}>
        <span>{name}</span>
        <span className={styles.muted}>{email}</span>
      </td>
      <td className={styles.state}>
        <OrderStateBadge state={status} />
        {hasProblem && <Badge tone="bad">{messages.paymentProblem}</Badge>}
        {refundDue > 0 && <Badge tone="bad">{messages.refundDue}</Badge>}
      </td>
      <td className={`${styles.number} ${styles.pieces}`}>
        {pieces}
        <span className={styles.unit}> {pieces === 1 ? messages.item : messages.itemUnits}</span>
      </td>
      <td className={styles.number}>
        <Money amount={total} />
      </td>
    </tr>
  );
}
