import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { PROJECT_DIR } from '@/scripts/lib/project';
import type { Act, EditorUnderTest } from './editor-under-test';
import { openPointer, type Pointer } from './pointer';

const OBSERVER = join(PROJECT_DIR, 'bench/editor/observe-editor.js');
const VIEWPORT = { width: 1400, height: 900 };
/** The browser's bars are above the page: what lies outside of the window is never drawn. */
const WINDOW = { width: 1440, height: 1040 };
const ANSWER_TIMEOUT_MS = 30_000;
/** Longer than an editor gathers keys for one entry of its history (Puck: 250 ms). */
const PAUSE_MS = 300;
/** A driver's questions keep the page busy for a moment. */
const QUIET_MS = 40;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Answer {
  /** From the press to the next paint, in ms. */
  frameMs: number;
  /** From the press to the frame that shows what it was to bring about, in ms. */
  doneMs: number;
}

/** What a press is to bring about: see `observe-editor.js`. */
export type Outcome =
  | { kind: 'count'; value: number }
  | { kind: 'filled'; value: string }
  | { kind: 'shown'; value: { at: number; before: string } };

/** One opened editor. */
export interface Visit {
  page: Page;
  pointer: Pointer;
  readyMs: number;
  /** Acts and waits for what it brings about. */
  answerTo(act: Act, outcome: Outcome): Promise<Answer>;
  /** Until the editor has done what it puts off. */
  settle(): Promise<void>;
}

export async function visitEditor<Result>(
  browser: Browser,
  editor: EditorUnderTest,
  blocks: number,
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    await editor.prepare?.(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { windowId } = await session.send('Browser.getWindowForTarget');
    await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
    const places = JSON.stringify({ ...editor.places, blocks });
    await page.addInitScript(`globalThis.editorPlaces = ${places}`);
    await page.addInitScript({ path: OBSERVER });
    await page.goto(editor.urlOf(blocks));
    const readyMs = await inTime(
      page.evaluate(() => window.editorBench.readyMs),
      `${editor.name} with ${blocks} blocks was not ready`,
    );
    const settle = async () => {
      await wait(PAUSE_MS);
      await page.evaluate(() => window.editorBench.idle());
      await wait(QUIET_MS);
    };
    return await use({
      page,
      pointer: openPointer(session),
      readyMs,
      settle,
      answerTo: (act, outcome) =>
        inTime(answerTo(page, act, outcome), `${editor.name} did not answer: ${outcome.kind}`),
    });
  } finally {
    await context.close();
  }
}

async function answerTo(page: Page, act: Act, { kind, value }: Outcome): Promise<Answer> {
  await page.evaluate(([as, what]) => window.editorBench.expect(as, what), [kind, value] as const);
  // Asked before the press: to ask afterwards would keep the page from its work.
  const answer = page.evaluate(() => window.editorBench.expected());
  await wait(QUIET_MS);
  await act();
  return answer;
}

async function inTime<Value>(value: Promise<Value>, received: string): Promise<Value> {
  const timer = new AbortController();
  const late = wait(ANSWER_TIMEOUT_MS, undefined, timer).then(() => {
    throw new Error(`${received} within ${ANSWER_TIMEOUT_MS / 1000} s.`);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    timer.abort();
  }
}

declare global {
  interface Window {
    editorBench: {
      readyMs: Promise<number>;
      expect(kind: Outcome['kind'], value: Outcome['value']): void;
      expected(): Promise<Answer>;
      idle(): Promise<void>;
      startRecording(): void;
      /** When each frame since then was drawn, in ms. */
      takeFrames(): number[];
      /** How long each task over 50 ms since then took, in ms. */
      takeTasks(): number[];
      blockCount(): number;
      texts(): string[];
      textBoxes(): Box[];
      isFree(at: number, point: { x: number; y: number }): boolean;
      fieldBox(): Box;
      showText(at: number): void;
    };
  }
}
