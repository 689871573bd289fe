import { useEffect, useLayoutEffect } from 'react';
import type { SettingValues } from '@/store/editor/shop';
import { useKeepSettings } from '../drafts';
import { LookPreview } from './preview/look-preview';
import { useShopPreview } from './preview/use-shop-preview';
import { SettingsContext } from './settings/settings-context';
import { useShopPlace } from './settings/shop-place';
import { type Settings, useSettings } from './settings/use-settings';
import { ShopPanel } from './shop-panel';

/**
 * The settings of the shop: what is changed of them shows on the page while they are open, waits while they
 * are not, and is kept in this browser all the time.
 */
export function ShopSettings() {
  const { isOpen, noteDraft } = useShopPlace();
  const settings = useSettings();
  const { saved, served, values, draft, load } = settings;
  const hasDraft = Object.keys(draft).length > 0;
  const shown = isOpen ? values : saved?.values;
  useShopPreview(shown);
  useDraftOnDevice(settings);
  useLeaveWarning(hasDraft);
  // Before a key can be pressed on what the panel says by now.
  useLayoutEffect(() => noteDraft(hasDraft), [noteDraft, hasDraft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that they are opened, and not again
  useEffect(() => {
    // What is changed goes on from where it began.
    if (isOpen && !hasDraft) load();
  }, [isOpen]);
  return (
    <SettingsContext value={settings}>
      {shown && served && <LookPreview values={shown} served={served} />}
      {isOpen && <ShopPanel />}
    </SettingsContext>
  );
}

/** The browser asks before changes are lost with their page. */
function useLeaveWarning(hasDraft: boolean): void {
  useEffect(() => {
    if (!hasDraft) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasDraft]);
}

/** Keeps in this browser what is changed of the settings, with what that was before, until it is saved. */
function useDraftOnDevice({ saved, draft }: Pick<Settings, 'saved' | 'draft'>): void {
  const keep = useKeepSettings();
  useEffect(() => {
    const isChanged = saved !== undefined && Object.keys(draft).length > 0;
    keep(isChanged ? { base: valuesAt(saved.values, draft), mine: draft } : null);
  }, [keep, saved, draft]);
}

const valuesAt = (values: SettingValues, paths: SettingValues): SettingValues =>
  Object.fromEntries(Object.entries(values).filter(([path]) => path in paths));
