import { createContext } from 'react';

/**
 * When the server made the page, in ms; null where no block of it asks. What depends on the time is first drawn
 * as of then, so that a browser hydrates what it got.
 */
export const MadeAtContext = createContext<number | null>(null);
