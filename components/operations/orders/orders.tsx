import { usePlace } from '../data/use-place';
import { Office } from '../office/office';
import { OrderList } from './order-list';
import { OrderView } from './order-view';

/** The orders of a shop; one of them where the address names it. */
export function Orders() {
  const number = usePlace().get('order');
  return (
    <Office page="orders" title={number ? `Order ${number}` : 'Orders'}>
      {number ? <OrderView key={number} number={number} /> : <OrderList />}
    </Office>
  );
}
