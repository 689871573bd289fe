import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ReducedState } from '../root-reducer';
import type { ShopState } from '../slices/shop-state';

/** Opens and closes the panels beside the page (spec 3, "Design editor state"). */
export const panelsToggled = createAction<Partial<ReducedState['design']>>('editor/panelsToggled');

/** An admin has changed the shop, or looks at what it would be. */
export const shopRevised = createAction<Partial<ShopState>>('editor/shopRevised');

/** What the editor does to slices that every page has, whose scripts need not know of it. */
export function withShopChanges(state: ReducedState, action: UnknownAction): ReducedState {
  if (panelsToggled.match(action))
    return { ...state, design: { ...state.design, ...action.payload } };
  if (shopRevised.match(action)) return { ...state, shop: { ...state.shop, ...action.payload } };
  return state;
}
