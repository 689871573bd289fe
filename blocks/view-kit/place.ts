import { createContext, useContext } from 'react';
import type { Place } from '@/blocks/kit/block-types';
/** The place of a block, for the few that look different in a header. */
export const PlaceContext = createContext<Place>('page');

export const usePlace = (): Place => useContext(PlaceContext);
