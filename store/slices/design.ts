import { createSlice } from '@reduxjs/toolkit';

/** Which panels of the design editor are open (spec 3, "Design editor state"). */
const initialState = { isDrawerOpen: false, isPropertiesOpen: false };

export const designSlice = createSlice({ name: 'design', initialState, reducers: {} });
