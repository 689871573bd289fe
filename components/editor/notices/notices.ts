import { announce } from '../shared/announce';
import { sharedValue, useShared } from '../shared/shared-value';
import * as messages from './messages';

// Refusals, failures, and what can still be undone, seen and heard. What shows in the page itself is only announced.

interface NoticeWords {
  text: string;
  action?: { label: string; onAct: () => void };
  /** True if it stays until somebody closes it. */
  isLasting?: boolean;
}

export interface Notice extends NoticeWords {
  id: number;
}

const notices = sharedValue<readonly Notice[]>([]);
let lastId = 0;

/** Tells of something; in the stead of an earlier notice where its `id` is given. Gives its own. */
export function tell(words: NoticeWords, id?: number): number {
  const { text, action } = words;
  announce(action ? messages.pressTab(text, action.label) : text);
  const notice = { ...words, id: id ?? idOfSame(words) ?? ++lastId };
  const shown = notices.get();
  const isShown = shown.some((one) => one.id === notice.id);
  notices.set(
    isShown ? shown.map((one) => (one.id === notice.id ? notice : one)) : [...shown, notice],
  );
  return notice.id;
}

export const endNotice = (id: number): void =>
  notices.set(notices.get().filter((one) => one.id !== id));

export const endNotices = (): void => notices.set([]);

export const useNotices = (): readonly Notice[] => useShared(notices);

/** Returns the id of the same notice without an action: it is shown once, however often it comes. */
const idOfSame = ({ text, action }: NoticeWords): number | undefined =>
  notices.get().find((one) => one.text === text && !one.action && !action)?.id;
