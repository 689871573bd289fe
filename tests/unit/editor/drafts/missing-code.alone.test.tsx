// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { save } from '@/store/editor/saving/save';
import { selectDispute, selectSave } from '@/store/editor/saving/selectors';
import { eventually } from '../../../support/eventually';
import { makeEditor, text } from './editor-store';
import { fakeLocks } from './fake-locks';
import { showDrafts } from './show-editor';

vi.mock('@/components/editor/drafts/dispute-dialog', () => {
  throw new Error('ChunkLoadError');
});

it('a dispute whose dialog cannot be had says so and keeps no save from being made [S8.831]', async () => {
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: fakeLocks().locks }));
  const editor = makeEditor();
  const { store, load, type, layout } = editor;
  load('about');
  const saving = vi.spyOn(service, 'savePageLayout').mockResolvedValue(6);
  saving.mockRejectedValueOnce(new ApiError('status', 'Somebody saved.', 409, 'revision'));
  vi.spyOn(service, 'loadPageLayout').mockResolvedValue({
    ...{ pageName: 'About', revision: 5, lastUpdated: null },
    layout: [text('one', 'Theirs'), text('two', 'Two')],
  });
  showDrafts(editor);
  act(() => type('one', 'Mine'));
  await act(() => store.dispatch(save()));
  await eventually(() => expect(selectDispute(store.getState())).toBeNull());
  expect(selectSave(store.getState())).toMatchObject({
    phase: 'failed',
    message: expect.stringContaining('Somebody else has saved this meanwhile'),
  });
  expect(layout()[0]).toEqual(text('one', 'Mine'));
  load('shop');
  act(() => type('one', 'Other'));
  await act(() => store.dispatch(save()));
  expect(saving.mock.lastCall?.[0]).toMatchObject({ pageSlug: 'shop' });
});
