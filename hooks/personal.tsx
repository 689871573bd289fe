import { createContext, type ReactNode, useContext } from 'react';

const PersonalContext = createContext(false);

interface PersonalProviderProps {
  isRehydrated: boolean;
  children: ReactNode;
}

export function PersonalProvider({ isRehydrated, children }: PersonalProviderProps) {
  return <PersonalContext value={isRehydrated}>{children}</PersonalContext>;
}

/**
 * Attributes of a control that works once cart and wishlist are restored. What is done before that is recorded by a script in
 * the page's head (`services/server/head-scripts.ts`), and done as soon as it works.
 */
export const useAwaits = () => ({ 'data-awaits': useIsPersonalReady() ? undefined : '' });

/** True once cart and wishlist are restored and may be shown and changed. */
export const useIsPersonalReady = (): boolean => useContext(PersonalContext);
