import type { accountCalls } from '@/core/calls/account';
import type { ResponseOf } from '@/core/calls/call';

export type OwnAccount = NonNullable<ResponseOf<typeof accountCalls.me>['data']>;

/** What a section about ways to log in gets. */
export interface FactorProps {
  account: OwnAccount;
  reload: () => void;
  /** Shows recovery codes, which nobody sees again. */
  onCodes: (codes: readonly string[]) => void;
}
