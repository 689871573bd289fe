import type { BrowserContext, Page } from 'playwright';

/** CSS selectors of what is looked at, so that every editor is asked alike. */
export interface Places {
  /** The frame that the canvas is in, when it has one of its own. */
  canvasFrame?: string;
  /** Every block in the canvas. */
  block: string;
  /** The blocks of plain text, whose content is their text and nothing else. */
  text: string;
  /** The field of the panel that holds the text of the selected block. */
  field: string;
}

/** Presses a key or a button whose place was found before: looking for it takes the page's time too. */
export type Act = () => Promise<void>;

export interface EditorUnderTest {
  name: string;
  places: Places;
  /** Whether this is ours, which the budgets are for. */
  isOwn?: boolean;
  /** What a visit needs before the page is asked for, such as a session. */
  prepare?(context: BrowserContext): Promise<void>;
  urlOf(blocks: number): string;
  /** Each for the block that is selected. */
  duplicate(page: Page): Promise<Act>;
  remove(page: Page): Promise<Act>;
  undo(page: Page): Promise<Act>;
}

/** A shortcut of the keyboard. */
export const shortcut =
  (keys: string) =>
  async (page: Page): Promise<Act> =>
  () =>
    page.keyboard.press(keys);
