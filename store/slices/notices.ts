import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A line that tells the shopper of something, and goes by itself. */
interface Notice {
  text: string;
  durationMs: number;
}

interface NoticesState {
  /** The one shown, by the number it was given. */
  shown: (Notice & { number: number }) | null;
  count: number;
  /** True if the browser refused to store something: persisted data is outdated then. */
  isStorageRefused: boolean;
}

const initialState: NoticesState = { shown: null, count: 0, isStorageRefused: false };

/** Toasts: one at a time, the newest wins. Nothing of them is persisted. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeShown(state, { payload }: PayloadAction<Notice>) {
      state.count += 1;
      state.shown = { ...payload, number: state.count };
    },
    storageRefused(state) {
      state.isStorageRefused = true;
    },
    /** Ends a notice, unless a newer one has taken its place. */
    noticeEnded(state, { payload }: PayloadAction<number>) {
      if (state.shown?.number === payload) state.shown = null;
    },
  },
  selectors: { selectNotice: (state) => state.shown },
});

export const { noticeEnded, noticeShown, storageRefused } = noticesSlice.actions;
export const { selectNotice } = noticesSlice.selectors;
