import type { PaymentPage } from '@/services/payment-page';
import { StandAlone } from './stand-alone';
import { TestFrame } from './test-frame';

/** The test provider's card form: in a checkout, or as a page of its own. */
export function TestCards({ page }: { page: PaymentPage }) {
  return page.session ? <StandAlone page={page} /> : <TestFrame page={page} />;
}
