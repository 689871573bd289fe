import { createContext, createRef, type RefObject } from 'react';

/** The element that holds the page, in which everything drawn over it is measured. */
export const SheetContext = createContext<RefObject<HTMLDivElement | null>>(createRef());
