import { createContext } from 'react';
import type { BlockNode } from '@/blocks/layout/read-layout';

/** The block by whose picture the page is first seen. */
export const FirstPictureContext = createContext<BlockNode | undefined>(undefined);
