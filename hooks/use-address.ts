import { useRouter } from 'next/router';
import { useContext } from 'react';
import { carryQuery } from '@/core/rules/address/carry-query';
import { OwnKeys } from './own-keys';

/** Returns a function that carries the page's query string into a link (spec 2). */
export function useAddress(): (href: string) => string {
  const { asPath } = useRouter();
  const ownKeys = useContext(OwnKeys);
  return (href) => carryQuery(href, asPath, ownKeys);
}
