import { createContext, useContext } from 'react';

/** How much of the page's width a block has, from 0 to 1: what stands in columns has less than all of it. */
export const PageShare = createContext(1);

/** For `<img sizes>`: the width that a picture as wide as its block has; columns stack on phones. */
export function usePictureSizes(): string {
  const share = useContext(PageShare);
  return share === 1 ? '100vw' : `(max-width: 768px) 100vw, ${Math.ceil(share * 100)}vw`;
}
