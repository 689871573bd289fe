import { useRouter } from 'next/router';
import { createContext, useContext } from 'react';
import { carryQuery } from '@/core/rules/address/carry-query';

/** The keys of the address that say something of the page alone: its links leave them behind. */
export const OwnKeys = createContext<readonly string[]>([]);

/** Returns a function that carries the page's query string into a link (spec 2). */
export function useAddress(): (href: string) => string {
  const { asPath } = useRouter();
  const ownKeys = useContext(OwnKeys);
  return (href) => carryQuery(href, asPath, ownKeys);
}
