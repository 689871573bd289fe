import type { GetServerSideProps } from 'next';
import { getBackend } from '@/backend/runtime';

/** The backend's word on its health at an address of the site's own, on any host, without a shop. */
export function healthPage(path: '/healthz' | '/readyz'): GetServerSideProps {
  return async ({ res }) => {
    const { app } = await getBackend();
    const answer = await app.request(path);
    res.statusCode = answer.status;
    for (const [name, value] of answer.headers) res.setHeader(name, value);
    res.end(await answer.text());
    return { props: {} };
  };
}
