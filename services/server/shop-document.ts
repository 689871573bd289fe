import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import type { InitResponse } from '@/core/model/shop';
import { ApiError, saysMissing } from '../api-error';
import { fetchStorefront } from './fetch-storefront';
import { domainOf, originUrl } from './page-origin';

interface DocumentRequest {
  init: InitResponse;
  domain: string;
  /** Stands before a path in absolute addresses. */
  originUrl: string;
}

/**
 * The data function of a document that is not a page, such as a site map: it answers for the shop of
 * the Host header, 404 where there is none and 503 while the backend is away.
 */
export function shopDocument(
  contentType: string,
  build: (request: DocumentRequest) => Promise<string> | string,
): GetServerSideProps<Record<string, never>> {
  return async (context) => {
    const { res } = context;
    try {
      const body = await build(await documentRequest(context));
      res.setHeader('Content-Type', `${contentType}; charset=utf-8`);
      res.end(body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isMissing = saysMissing(error);
      res.statusCode = isMissing ? 404 : 503;
      res.setHeader('Content-Type', 'text/plain; charset=utf-8');
      res.end(isMissing ? 'No shop lives here.\n' : 'Please try again in a moment.\n');
    }
    return { props: {} };
  };
}

async function documentRequest({ req }: GetServerSidePropsContext): Promise<DocumentRequest> {
  const domain = domainOf(req);
  const init = await fetchStorefront('init', { domain });
  return { init, domain, originUrl: originUrl(req, init.domain) };
}
