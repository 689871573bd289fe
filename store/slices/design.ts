/** Open panels of the design editor (spec 3, "Design editor state"). */
const INITIAL_STATE = { isDrawerOpen: true, isPropertiesOpen: true };

/** Kept with the rest; the editor alone changes it (`store/editor/shop-changes.ts`). */
export const designReducer = (state = INITIAL_STATE) => state;
