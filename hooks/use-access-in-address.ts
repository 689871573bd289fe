import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { ACCESS_KEY, accessIn } from '@/core/rules/address/order-address';
import { leaveAddress } from './leave-address';

/**
 * What the address opened something with when the page began, '' for nothing. It leaves the address bar at
 * once: whoever is shown or sent the address gets no further with it.
 */
export function useAccessInAddress(): string {
  const { asPath } = useRouter();
  const [access] = useState(() => accessIn(asPath));
  useEffect(() => leaveAddress(ACCESS_KEY), []);
  return access;
}
