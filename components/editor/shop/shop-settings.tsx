import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useEditorDispatch } from '@/store/editor/hooks';
import { type SettingValues, showShop } from '@/store/editor/shop';
import { useKeepSettings, useLeaveWarning } from '../drafts';
import { LookPreview } from './preview/look-preview';
import { shopOf } from './preview/shop-of';
import { useShopPlace } from './settings/shop-place';
import { type Settings, SettingsContext, useSettings } from './settings/use-settings';
import { ShopPanel } from './shop-panel';

/** Settings of the shop: changes show on the page while they are open, and are kept in this browser all the time. */
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

/** Has the views of the shop follow settings; nothing happens while what they read stays the same. */
function useShopPreview(values: SettingValues | undefined): void {
  const dispatch = useEditorDispatch();
  const shown = useMemo(() => (values ? JSON.stringify(shopOf(values)) : ''), [values]);
  useEffect(() => {
    if (shown) dispatch(showShop(JSON.parse(shown)));
  }, [dispatch, shown]);
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
