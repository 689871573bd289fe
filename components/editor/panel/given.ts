import { createContext, useContext } from 'react';
import type { Given } from '@/components/blocks/panels';

/** What is set of the block, for the few fields within others that ask; it is the same all along. */
export const GivenContext = createContext<() => Given>(() => ({ props: {}, styles: {} }));

export function useGiven(): () => Given {
  return useContext(GivenContext);
}
