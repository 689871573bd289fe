import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import type { InitResponse } from '@/core/model/shop';
import { ApiError } from '../api-error';
import { fetchCall } from './fetch-call';
import { originOf, type PageOrigin } from './page-origin';

interface DocumentRequest {
  init: InitResponse;
  domain: string;
  origin: PageOrigin;
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
      res.statusCode = error.status === 404 ? 404 : 503;
      res.setHeader('Content-Type', 'text/plain; charset=utf-8');
      res.end(error.status === 404 ? 'No shop lives here.\n' : 'Please try again in a moment.\n');
    }
    return { props: {} };
  };
}

async function documentRequest({ req }: GetServerSidePropsContext): Promise<DocumentRequest> {
  const origin = originOf(req);
  const { domain } = origin;
  const init = await fetchCall(storefrontCalls.init, storefrontSchemas.init, { domain });
  return { init, domain, origin };
}
