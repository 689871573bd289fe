import { createContext, useContext } from 'react';
import type { BlockValues } from '@/blocks/editor-kit/panel';

/** What is set of the block, for the few fields within others that ask; it is the same all along. */
export const ValuesContext = createContext<() => BlockValues>(() => ({ props: {}, styles: {} }));

export function useValues(): () => BlockValues {
  return useContext(ValuesContext);
}
