import { useSyncExternalStore } from 'react';
import { announce } from '../announce';

/*
 * What everybody is told of, seen and heard: refusals, failures, and what can still be taken back. What shows
 * in the page itself is only announced.
 */

export interface NoticeWords {
  text: string;
  /** What can still be done about it. */
  action?: { label: string; onAct: () => void };
  /** Whether it stays until somebody closes it. */
  isLasting?: boolean;
}

export interface Notice extends NoticeWords {
  id: number;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const followers = new Set<() => void>();

/** Tells of something; in the stead of an earlier notice where its `id` is given. Gives its own. */
export function tell(words: NoticeWords, id?: number): number {
  const { text, action } = words;
  announce(action ? `${text}. ${action.label}: press Tab.` : text);
  const notice = { ...words, id: id ?? idOfSame(words) ?? ++lastId };
  const isShown = notices.some((one) => one.id === notice.id);
  set(isShown ? notices.map((one) => (one.id === notice.id ? notice : one)) : [...notices, notice]);
  return notice.id;
}

export function endNotice(id: number): void {
  set(notices.filter((one) => one.id !== id));
}

export function endNotices(): void {
  set([]);
}

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(follow, () => notices);
}

/** What nothing can be done about is told once, however often it comes. */
function idOfSame({ text, action }: NoticeWords): number | undefined {
  return notices.find((one) => one.text === text && !one.action && !action)?.id;
}

function set(next: readonly Notice[]): void {
  notices = next;
  for (const tellFollower of followers) tellFollower();
}

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
