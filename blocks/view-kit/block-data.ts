import { createContext, useContext } from 'react';
import type { BlockData, DataOf } from '@/blocks/kit/define-block';
import { type DataNeed, needKey } from '@/core/model/data-need';
/** Data that the server has loaded for the blocks of a page, by `needKey`. */
export const BlockDataContext = createContext<BlockData>({});

/** Returns the server-side data of a block; undefined where the browser has to load it. */
export const useBlockData = <Need extends DataNeed>(need: Need): DataOf<Need> | undefined =>
  useContext(BlockDataContext)[needKey(need)] as DataOf<Need> | undefined;
