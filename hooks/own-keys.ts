import { createContext } from 'react';

/** The keys of the address that say something of the page alone: its links leave them behind. */
export const OwnKeys = createContext<readonly string[]>([]);
