import { createContext, useContext } from 'react';
import type { Place } from '@/blocks/kit/block-types';
import type { BlockData, DataOf } from '@/blocks/kit/define-block';
import type { BlockNode } from '@/blocks/layout/read-layout';
import { type DataNeed, needKey } from '@/core/model/data-need';

/** Data that the server has loaded for the blocks of a page, by `needKey`. */
export const BlockDataContext = createContext<BlockData>({});

/** Returns the server-side data of a block; undefined where the browser has to load it. */
export const useBlockData = <Need extends DataNeed>(need: Need): DataOf<Need> | undefined =>
  useContext(BlockDataContext)[needKey(need)] as DataOf<Need> | undefined;

/** The place of a block, for the few that look different in a header. */
export const PlaceContext = createContext<Place>('page');

export const usePlace = (): Place => useContext(PlaceContext);

/** The block by whose picture the page is first seen. */
export const FirstPictureContext = createContext<BlockNode | undefined>(undefined);
