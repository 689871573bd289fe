import { CHECKOUT_FIELDS } from '@/core/model/checkout';
import { formatMoney } from '@/core/rules/money/money';
import { totalOf } from '@/core/rules/money/total-lines';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import { readRefusal } from '@/services/payment';
import { repriceCart } from '@/store/cart/cart-listener';
import { LINES, successAddress } from '@/store/checkout/begin';
import { checkout } from '@/store/checkout/checkout';
import { renewCheckout } from '@/store/checkout/draft';
import * as messages from './messages';
import { fail, focusOnProblem, leaveFor, linesOf, type Paying } from './paying';

const FIELD = 'formData.';
const METHOD = 'method';

/** Does what follows where a payment could not begin. Few come to this: reach it through `import()`. */
export async function takeRefusal(paying: Paying, error: unknown): Promise<void> {
  const { store, frame, agree } = paying;
  const { paid, totals } = readRefusal(error);
  if (paid?.is_same) return leaveFor(store, successAddress(paid));
  // Something else was paid: whoever pays again means another order, and has been told.
  if (paid) store.dispatch(checkout.keyRenewed(renewCheckout()));
  const path = error instanceof ApiError ? error.path : '';
  const field =
    path === METHOD ? METHOD : CHECKOUT_FIELDS.find((name) => path === `${FIELD}${name}`);
  if (field) {
    const problems = { [field]: explainFailure(error) };
    store.dispatch(checkout.fieldsRefused(problems));
    return focusOnProblem(paying, problems);
  }
  const areLinesRefused = path === LINES;
  if (areLinesRefused || totals) await store.dispatch(repriceCart());
  if (totals) agree(totals, store.getState().cart);
  const isAnyLeft = linesOf(paying).length > 0;
  const reason = explainFailure(error);
  const now = totals && isAnyLeft ? formatMoney(totalOf(totals)) : '';
  const message = now ? messages.totalChanged(reason, now) : reason;
  if (!areLinesRefused) return fail(paying, message);
  store.dispatch(checkout.linesRefused(message));
  frame.current?.refuse();
}
