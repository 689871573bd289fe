import { useRouter } from 'next/router';
import { useContext } from 'react';
import { carryQuery } from '@/core/rules/address/carry-query';
import { OwnKeys } from './own-keys';

/** Gives what makes the address of a link on this page: the page's query string is carried forward (spec 2). */
export function useAddress(): (href: string) => string {
  const { asPath } = useRouter();
  const ownKeys = useContext(OwnKeys);
  return (href) => carryQuery(href, asPath, ownKeys);
}
