import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { blockSamples } from './block-samples';
import { type FieldCase, fieldCases } from './field-cases';
import { layoutHtml, loadViews, renderLayout } from './render-block';

/** Longer than anything that happens by itself in a block. */
const LATER_MS = 60_000;
/** Moments at which what happens by itself is looked at. */
const LOOKS = 120;

const CASES = fieldCases();

const SAMPLE = { id: 'inside', type: 'text', props: { content: 'A block inside' } };

function layoutOf({ type }: FieldCase, input: object): object[] {
  return [{ id: 'it', type, children: [SAMPLE], ...input }];
}

/** Each variant of a block is made once, with however many others it is compared. */
function onceEach<Made>(make: (fieldCase: FieldCase, input: object) => Made) {
  const made = new Map<string, Made>();
  return (fieldCase: FieldCase, input: object): Made => {
    const key = JSON.stringify([fieldCase.type, fieldCase.name, input]);
    const existing = made.get(key) ?? make(fieldCase, input);
    made.set(key, existing);
    return existing;
  };
}

const htmlOf = onceEach((fieldCase, input) => layoutHtml(layoutOf(fieldCase, input), blockSamples));

/** What is seen of a block, in the end or over time, as the field's circumstance has it. */
const shownBy = onceEach(async (fieldCase, input) => {
  const { circumstance } = fieldCase;
  const { container } = renderLayout(layoutOf(fieldCase, input), blockSamples);
  await act(async () => {});
  const seen = circumstance.shows === 'later' ? await watch(container) : [];
  await act(async () => actOn(container, circumstance.shows));
  seen.push(container.innerHTML);
  cleanup();
  return seen;
});

async function watch(container: HTMLElement): Promise<string[]> {
  const seen: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await act(async () => vi.advanceTimersByTime(LATER_MS / LOOKS));
    seen.push(container.innerHTML);
  }
  return seen;
}

function actOn(container: HTMLElement, shows: FieldCase['circumstance']['shows']): void {
  const part = container.querySelector('[data-acts], form, article, a, button');
  if (!part) return;
  if (shows === 'on-hover') fireEvent.pointerEnter(part);
  if (shows === 'on-submit') fireEvent.submit(part);
  if (shows === 'on-click') fireEvent.click(part);
}

describe.each(BLOCK_TYPES)('the block %s', (blockType) => {
  beforeAll(loadViews);
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const cases = CASES.filter(({ type }) => type === blockType);

  it.each(cases)('shows its field $name: $values differ [S3.150]', async (fieldCase) => {
    const { one, other } = fieldCase;
    // Most are seen in the HTML already, which takes a tenth of the time.
    if (htmlOf(fieldCase, other) !== htmlOf(fieldCase, one)) return;
    const shown = await shownBy(fieldCase, one);
    expect(await shownBy(fieldCase, other), `${blockType} shows no difference`).not.toEqual(shown);
  });
});
