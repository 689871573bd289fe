import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Canvas } from '@/components/editor/canvas/canvas';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { storeSession } from '../../auth/cookies';
import { loadViews } from '../../blocks/render-block';
import { block } from '../../layout/editing-kit';
import { editorStore, renderInEditor, selected } from '../palette-kit';

beforeAll(loadViews);
beforeEach(() => {
  vi.restoreAllMocks();
  storeSession();
});

function showAfter(failure: ApiError, content: string) {
  const preview = vi.spyOn(service, 'previewContent');
  preview.mockRejectedValueOnce(failure).mockImplementation(async (request) => request.content);
  const store = editorStore([block('html', { content })]);
  renderInEditor(store, <Canvas device="phone" />);
  return store;
}

it('markup that cannot be had says why, and can be asked for again [S8.843]', async () => {
  const store = showAfter(new ApiError('status', 'Too busy.', 503), '<p>One</p>');
  const note = await screen.findByText(/cannot be shown right now. Too busy./);
  await userEvent.click(note);
  expect(selected(store)).toBe('b0');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('One')).toBeInTheDocument();
  expect(screen.queryByText(/cannot be shown/)).toBeNull();
});

it('markup that needs a login has it asked for, and comes after it [S8.843]', async () => {
  showAfter(new ApiError('status', 'No.', 401), '<p>Two</p>');
  expect(await screen.findByText('Session ended')).toBeInTheDocument();
  expect(screen.getByText(/Your session had ended/)).toBeInTheDocument();
  storeSession(undefined, 'new');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Two')).toBeInTheDocument();
});
