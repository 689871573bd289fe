import type { GetServerSideProps } from 'next';
import { PREVIEWED_KEY } from '@/core/rules/address/embed-address';
import type { Embedded, ShopPageProps } from '../../page-props';
import { type PageLoader, shopPage } from '../shop-page';

interface EmbedData<Data extends object> {
  embedded: Embedded<Data>;
  isAlone: true;
}

type EmbedProps<Data extends object> = ShopPageProps<EmbedData<Data>>;

/** The data function of an embed (spec 2): unlisted, without header and footer; failures show in the frame, with status. */
export function embedPage<Data extends object>(
  load: PageLoader<Data>,
): GetServerSideProps<EmbedProps<Data>> {
  const answer = shopPage<EmbedData<Data>>(async (request) => {
    // The policy of the page depends on it.
    request.query(PREVIEWED_KEY);
    const page = await load(request);
    if (!page) return null;
    return {
      head: { ...page.head, isIndexed: false },
      data: { isAlone: true, embedded: { state: 'there', data: page.data } },
      ...(page.seed && { seed: page.seed }),
    };
  });
  return async (context) => {
    const result = await answer(context);
    return 'props' in result ? { props: inFrame(await result.props) } : result;
  };
}

function inFrame<Data extends object>(page: EmbedProps<Data>): EmbedProps<Data> {
  if (page.outcome !== 'missing' && page.outcome !== 'unavailable') return page;
  const { head, seed, outcome: state } = page;
  return { outcome: 'page', head, seed, data: { isAlone: true, embedded: { state } } };
}
