import { createContext, type ReactNode } from 'react';

/** The built-in content of the page that the blocks stand on; null where it has none. */
export const PageContentContext = createContext<ReactNode>(null);
