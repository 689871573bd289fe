import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { flatten } from '@/blocks/layout/tree/flatten';
import { Canvas } from '@/components/editor/canvas/canvas';
import { Properties } from '@/components/editor/frame/properties';
import { usePanelSources } from '@/components/editor/frame/use-panel-sources';
import { Outline } from '@/components/editor/outline/outline';
import { panelMemory } from '@/components/editor/panel/memory';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { stepUndone } from '@/store/editor/editor';
import { changeField } from '@/store/editor/edits';
import { save } from '@/store/editor/saving/save';
import { selectIsChanged } from '@/store/editor/selectors';
import { documentLoaded, documentOpened } from '@/store/editor/state';
import { loadViews } from '../blocks/render-block';
import { editorStore, renderInEditor, select } from './palette-kit';

beforeAll(loadViews);

beforeEach(() => {
  vi.restoreAllMocks();
  panelMemory.current = { tab: 'content', groups: {} };
  vi.spyOn(service, 'loadDesign').mockRejectedValue(new ApiError('network', 'Network Error'));
  vi.spyOn(service, 'loadPages').mockResolvedValue([]);
});

const LAYOUT = [
  { type: 'text', props: { content: 'One' } },
  { type: 'box', children: [{ type: 'title', props: { text: 'Two' } }] },
];
const TITLE = 'b2';

/** With what the frame around it asks for. */
function ShownProperties() {
  return <Properties sources={usePanelSources()} />;
}

function show(layout: readonly unknown[] = LAYOUT) {
  const store = editorStore([]);
  const tree = flatten(layout, { place: 'page', slug: 'a-page' });
  store.dispatch(documentLoaded({ id: 'page', name: 'A page', tree, revision: 1 }));
  store.dispatch(documentOpened('page'));
  renderInEditor(
    store,
    <>
      <Outline />
      <Canvas device="phone" />
      <ShownProperties />
    </>,
  );
  return store;
}

type Shown = ReturnType<typeof show>;

const line = (key: string) => document.querySelector(`[data-row="${key}"]`);
const marks = () =>
  Array.from(document.querySelectorAll('[data-row]'), ({ textContent }) =>
    (textContent ?? '').split('Problem: ').at(1),
  ).filter(Boolean);
const frame = () => document.querySelector('[data-frame][data-refused]');
const set = (store: Shown, key: string, name: string, value: string) =>
  act(() => void store.dispatch(changeField(key, { area: 'props', name, value }, '')));

/** Saves what the server refuses for the title in the box. */
async function refuse(store: Shown, field = 'props.text', status = 422) {
  const refusal = new ApiError('status', 'must be shorter', status, `layout.1.children.0.${field}`);
  vi.spyOn(service, 'savePageLayout').mockRejectedValueOnce(refusal);
  set(store, TITLE, 'text', 'Much too long');
  await act(() => store.dispatch(save()));
}

describe('a block that is larger than one may be', () => {
  it('is marked before it is saved, and as long as it stays [S2.1711]', async () => {
    const content = '<p>x</p>'.repeat(40_000);
    const store = show([{ type: 'html', props: { content } }, ...LAYOUT]);
    expect(marks()).toEqual([expect.stringContaining('must have at most 256 KB')]);
    set(store, 'b0', 'content', '<p>x</p>');
    expect(marks()).toEqual([]);
  });
});

describe('a block that the server refuses', () => {
  it('is marked in the outline and on the page, and the draft stays [S2.746] [S8.790]', async () => {
    const store = show();
    await refuse(store);
    expect(marks()).toEqual(['must be shorter']);
    expect(line(TITLE)).toHaveTextContent('Problem: must be shorter');
    expect(frame()).toHaveTextContent('Section title: must be shorter');
    expect(selectIsChanged(store.getState())).toBe(true);
  });

  it('has the reason at its field once it is selected [S8.790]', async () => {
    const store = show();
    await refuse(store);
    act(() => void select(store, TITLE));
    expect(screen.getByRole('alert')).toHaveTextContent('must be shorter');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      /must be shorter/,
    );
    expect(screen.getByText('Section title, Title: must be shorter')).toBeVisible();
    act(() => void select(store, 'b0'));
    expect(screen.queryByText(/Section title, Title/)).toBeNull();
  });

  it('has the reason above all fields where it is about none of them [S8.790]', async () => {
    const store = show();
    await refuse(store, 'type');
    act(() => void select(store, TITLE));
    expect(screen.getByText('Section title, Type: must be shorter')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is marked until it is changed, and again where that is undone [S8.790]', async () => {
    const store = show();
    await refuse(store);
    set(store, 'b0', 'content', 'Another block');
    expect(marks()).toHaveLength(1);
    set(store, TITLE, 'text', 'Short');
    expect(marks()).toEqual([]);
    expect(frame()).toBeNull();
    act(() => void store.dispatch(stepUndone()));
    expect(marks()).toHaveLength(1);
  });

  it('is marked until it is saved [S8.790]', async () => {
    const store = show();
    await refuse(store);
    vi.mocked(service.savePageLayout).mockResolvedValue(2);
    await act(() => store.dispatch(save()));
    expect(marks()).toEqual([]);
    expect(frame()).toBeNull();
  });
});

describe('a block that came with something wrong', () => {
  it('is marked where a value cannot be read, until it is set anew [S2.746] [S2.790]', async () => {
    const store = show([
      { type: 'text', props: { content: { no: 'words' } } },
      { type: 'divider' },
    ]);
    expect(marks()).toEqual(['Text: the saved value cannot be used, so the default is shown.']);
    act(() => void select(store, 'b0'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Words');
    expect(marks()).toEqual([]);
  });

  it('is marked where no server would take it [S2.746] [S2.790]', () => {
    show([{ type: 5 }, { type: 'text' }]);
    expect(marks()).toEqual(['This cannot be saved: it must name its type by a text.']);
  });

  it('is not marked for fields and types that are unknown here [S2.790]', () => {
    show([
      { type: 'ours', props: { content: 5 } },
      { type: 'text', props: { content: 'One', extra: [] } },
    ]);
    expect(marks()).toEqual([]);
  });
});
