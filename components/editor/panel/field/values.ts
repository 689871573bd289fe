import { createContext, useContext } from 'react';
import type { BlockValues } from '@/blocks/editor-kit/panel';

/** Reads the values of the block, for nested fields; the function is stable. */
export const ValuesContext = createContext<() => BlockValues>(() => ({ props: {}, styles: {} }));

export function useValues(): () => BlockValues {
  return useContext(ValuesContext);
}
