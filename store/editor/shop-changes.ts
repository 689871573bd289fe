import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { designReducer } from '../slices/design';
import type { ShopState } from '../slices/shop';
import { shopSlice } from '../slices/shop';

type Panels = ReturnType<typeof designReducer>;

/** Opens and closes the panels beside the page (spec 3, "Design editor state"). */
export const panelsToggled = createAction<Partial<Panels>>('editor/panelsToggled');

/** An admin has changed the shop, or looks at what it would be. */
export const shopRevised = createAction<Partial<ShopState>>('editor/shopRevised');

export function editedPanels(before: Panels | undefined, action: UnknownAction): Panels {
  const state = designReducer(before);
  return panelsToggled.match(action) ? { ...state, ...action.payload } : state;
}

export function revisedShop(before: ShopState | undefined, action: UnknownAction): ShopState {
  const state = shopSlice.reducer(before, action);
  return shopRevised.match(action) ? { ...state, ...action.payload } : state;
}
