import type { accountCalls } from '@/core/calls/account';
import type { ResponseOf } from '@/core/calls/call';

export type OwnAccount = NonNullable<ResponseOf<typeof accountCalls.me>['data']>;

/** Props of a section about a way to log in. */
export interface FactorProps {
  account: OwnAccount;
  reload: () => void;
  /** Shows recovery codes, which nobody sees again. */
  onCodes: (codes: readonly string[]) => void;
}
