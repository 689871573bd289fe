import { createContext, type ReactNode, useContext } from 'react';

const PersonalContext = createContext(false);

interface PersonalProviderProps {
  isRehydrated: boolean;
  children: ReactNode;
}

export function PersonalProvider({ isRehydrated, children }: PersonalProviderProps) {
  return <PersonalContext value={isRehydrated}>{children}</PersonalContext>;
}

/** True once cart and wishlist are restored and may be shown and changed. */
export const useIsPersonalReady = (): boolean => useContext(PersonalContext);
