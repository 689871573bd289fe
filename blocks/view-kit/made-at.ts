import { createContext } from 'react';

/** Time when the server made the page, in ms; null where no block asks. What depends on the time first shows that. */
export const MadeAtContext = createContext<number | null>(null);
