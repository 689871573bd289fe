import { useCallback, useMemo } from 'react';
import { useLoaded } from '@/hooks/use-loaded';
import { useShop } from '@/hooks/use-shop';
import { atShield, openShield } from '@/store/checkout/shield';
import { useAppDispatch } from '@/store/hooks';

/** The ways to pay that the shop offers, and another try where they cannot be had. */
export function useMethods() {
  const shop = useShop();
  const domain = shop.hostname;
  const dispatch = useAppDispatch();
  const load = useCallback(async () => {
    const { loadMethods } = await import('@/services/payment');
    const methods = await loadMethods(domain);
    await Promise.all(methods.map(({ provider }) => dispatch(openShield(provider))));
    return methods;
  }, [domain, dispatch]);
  const loaded = useLoaded(load);
  const offered = useMemo(
    () => (loaded.status === 'loaded' ? loaded.value.map((method) => atShield(method, shop)) : []),
    [loaded, shop],
  );
  return { loaded, offered };
}
