import type { Store } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { EditorDispatch, EditorRootState } from './inject';

/** `store/hooks` for a store with the editor. */
export const useEditorSelector = useSelector.withTypes<EditorRootState>();
export const useEditorDispatch = useDispatch.withTypes<EditorDispatch>();
export const useEditorStore = useStore.withTypes<Store<EditorRootState>>();
