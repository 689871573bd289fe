import { useEffect, useMemo } from 'react';
import { useEditorDispatch } from '@/store/editor/hooks';
import type { SettingValues } from '@/store/editor/shop';
import { showShop } from '@/store/editor/shop';
import { shopOf } from './shop-of';

/** Has the views of the shop follow settings; nothing happens while what they read stays the same. */
export function useShopPreview(values: SettingValues | undefined): void {
  const dispatch = useEditorDispatch();
  const shown = useMemo(() => (values ? JSON.stringify(shopOf(values)) : ''), [values]);
  useEffect(() => {
    if (shown) dispatch(showShop(JSON.parse(shown)));
  }, [dispatch, shown]);
}
