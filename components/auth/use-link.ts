import { useEffect, useState } from 'react';
import type { accountCalls } from '@/core/calls/account';
import type { RequestOf, ResponseOf } from '@/core/calls/call';
import { awaited } from '@/hooks/awaited';
import { leaveFragment } from '@/hooks/leave-address';
import { useShop } from '@/hooks/use-shop';
import { saysMissing } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';

type Purpose = NonNullable<ResponseOf<typeof accountCalls.readLink>['data']>;

type LinkState =
  | { state: 'loading' | 'over' }
  | { state: 'failed'; failure: string }
  | { state: 'open'; purpose: Purpose };

const LOADING: LinkState = { state: 'loading' };

/** Token of a link that leads here, '' for none. It leaves the address at once; a further link to this page counts anew. */
export function useToken(): string {
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    leaveFragment(`#${token}`);
    const read = () => tokenInAddress() && setToken(tokenInAddress());
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [token]);
  return token;
}

const tokenInAddress = () => window.location.hash.slice(1);

/** Reads what a link is for; `over` once it is used, has expired or is of another kind. */
export function useLink({ token, kind }: { token: string; kind: Purpose['kind'] }) {
  const { hostname: domain } = useShop();
  const [times, setTimes] = useState(0);
  const [link, setLink] = useState(LOADING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further time reads it anew
  useEffect(() => {
    setLink(LOADING);
    return awaited(
      readLink({ domain, token }),
      (purpose) => setLink(purpose.kind === kind ? { state: 'open', purpose } : { state: 'over' }),
      (error) =>
        setLink(
          saysMissing(error)
            ? { state: 'over' }
            : { state: 'failed', failure: explainFailure(error) },
        ),
    );
  }, [domain, token, kind, times]);
  return {
    link,
    retry: () => setTimes((before) => before + 1),
    /** Says that the link is used up, as a later call has found. */
    close: () => setLink({ state: 'over' }),
  };
}

async function readLink(request: RequestOf<typeof accountCalls.readLink>): Promise<Purpose> {
  const calls = await import('@/services/admins/account');
  return calls.readLink(request);
}
