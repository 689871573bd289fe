import { ORDER_FILTERS, type OrderFilter } from '@/core/model/operations';
import { loadOrders } from '@/services/operations';
import { useAnswer } from '../data/use-answer';
import { useDomain } from '../data/use-domain';
import { pageNumber, usePlace } from '../data/use-place';
import { Pager } from '../ui/pager';
import { Answered, Empty } from '../ui/states';
import { OrderSearch } from './order-search';
import { OrderTable } from './order-table';

/** Orders to be found, the newest first. What is searched for stands in the address. */
export function OrderList() {
  const domain = useDomain();
  const { get, go } = usePlace();
  const search = get('q');
  const filter = filterOf(get('filter'));
  const page = pageNumber(get('p'));
  const key = JSON.stringify([domain, search, filter, page]);
  const { answer, reload } = useAnswer(key, () => loadOrders({ domain, search, filter, page }));
  const isNarrowed = search !== '' || filter !== 'all';
  const keys = { q: search, filter: filter === 'all' ? '' : filter };
  return (
    <>
      <OrderSearch search={search} filter={filter} onSearch={go} />
      <Answered answer={answer} reload={reload} rows={8}>
        {({ entries, total }) =>
          entries.length > 0 ? (
            <>
              <OrderTable orders={entries} />
              <Pager
                of="orders"
                page={page}
                total={total}
                onPage={(next) => go({ ...keys, p: next > 1 ? String(next) : '' })}
              />
            </>
          ) : (
            <Empty title={isNarrowed ? 'No such order' : 'No orders yet'}>
              {isNarrowed
                ? 'Try a part of the number, the e-mail address or the name, or look at all orders.'
                : 'As soon as somebody buys something, it is here.'}
            </Empty>
          )
        }
      </Answered>
    </>
  );
}

function filterOf(text: string): OrderFilter {
  return ORDER_FILTERS.find((filter) => filter === text) ?? 'all';
}
