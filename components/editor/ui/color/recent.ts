import { useSyncExternalStore } from 'react';

const KEY = 'hemline.editor.colors';
const MOST = 11;

let recent: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** Colours that were set last, the newest first; they outlive the page. */
export function useRecentColors(): readonly string[] {
  return useSyncExternalStore(listen, recentColors, none);
}

export function noteColor(color: string): void {
  if (color === '' || recentColors()[0] === color) return;
  recent = [color, ...recentColors().filter((other) => other !== color)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // They last as long as the page then.
  }
  for (const listener of listeners) listener();
}

function recentColors(): readonly string[] {
  recent ??= storedColors();
  return recent;
}

const NONE: readonly string[] = [];
const none = () => NONE;

function storedColors(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((color) => typeof color === 'string') : NONE;
  } catch {
    return NONE;
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
