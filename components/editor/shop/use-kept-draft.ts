import { useEffect } from 'react';
import type { SettingValues } from '@/store/editor/shop';
import { useKeepSettings } from '../drafts';
import type { Settings } from './use-settings';

/** Keeps in this browser what is changed of the settings, with what that was before, until it is saved. */
export function useKeptDraft({ known, draft }: Pick<Settings, 'known' | 'draft'>): void {
  const keep = useKeepSettings();
  useEffect(() => {
    const isKept = known !== undefined && Object.keys(draft).length > 0;
    keep(isKept ? { base: valuesAt(known.values, draft), mine: draft } : null);
  }, [keep, known, draft]);
}

function valuesAt(values: SettingValues, paths: SettingValues): SettingValues {
  return Object.fromEntries(Object.entries(values).filter(([path]) => path in paths));
}
