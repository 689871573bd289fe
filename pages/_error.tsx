import type { NextPageContext } from 'next';
import { FailedView } from '@/components/shell';

/** An error on our side. There is no data function here, so the server's part is loaded only where it runs. */
ErrorPage.getInitialProps = async ({ req, res }: NextPageContext) => {
  if (typeof window !== 'undefined' || !req) return {};
  const { failedPageProps } = await import('@/services/server/failed-page');
  const props = await failedPageProps(req, String(res?.getHeader('x-request-id') ?? ''));
  if (res && res.statusCode < 400) res.statusCode = 500;
  return props;
};

export default function ErrorPage({ reference }: { reference?: string }) {
  return <FailedView reference={reference} />;
}
