import { createContext, useContext } from 'react';
import { DEFAULT_THEME } from '@/core/model/theme';
import type { PanelSources } from './types';

export const SourcesContext = createContext<PanelSources>({
  pages: [],
  categories: [],
  searchProducts: async () => [],
  theme: DEFAULT_THEME,
});

export function useSources(): PanelSources {
  return useContext(SourcesContext);
}
