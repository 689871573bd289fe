import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { ACCESS_KEY, accessIn } from '@/core/rules/address/order-address';
import { leaveAddress } from './leave-address';

/** Reads an access token from the address, '' for none, and removes it there, so that shared links do not leak it. */
export function useAccessInAddress(): string {
  const { asPath } = useRouter();
  const [access] = useState(() => accessIn(asPath));
  useEffect(() => leaveAddress(ACCESS_KEY), []);
  return access;
}
