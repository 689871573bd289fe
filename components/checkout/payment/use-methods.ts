import { useEffect, useMemo, useState } from 'react';
import { useShop } from '@/hooks/use-shop';
import { explainFailure } from '@/services/explain-failure';
import type { OfferedMethod } from '@/services/payment';
import { atShield, openShield } from '@/store/checkout/shield';
import { useAppDispatch } from '@/store/hooks';

type State =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; methods: readonly OfferedMethod[] };

/** The ways to pay that the shop offers, and another try where they cannot be had. */
export function useMethods() {
  const shop = useShop();
  const domain = shop.hostname;
  const dispatch = useAppDispatch();
  const [state, setState] = useState<State>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isWanted = true;
    setState({ phase: 'loading' });
    import('@/services/payment')
      .then(({ loadMethods }) => loadMethods(domain))
      .then(async (methods) => {
        await Promise.all(methods.map(({ provider }) => dispatch(openShield(provider))));
        if (isWanted) setState({ phase: 'ready', methods });
      })
      .catch((error: unknown) => {
        if (isWanted) setState({ phase: 'failed', message: explainFailure(error) });
      });
    return () => {
      isWanted = false;
    };
  }, [domain, dispatch, attempt]);

  const offered = useMemo(
    () => (state.phase === 'ready' ? state.methods.map((method) => atShield(method, shop)) : []),
    [state, shop],
  );
  return { state, offered, retry: () => setAttempt((count) => count + 1) };
}
