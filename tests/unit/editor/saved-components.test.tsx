import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Palette } from '@/components/editor/palette';
import { SaveComponentDialog } from '@/components/editor/palette/saved/save-component-dialog';
import type { ComponentTemplate } from '@/core/model/page';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { eventually } from '../../support/eventually';
import { storeSession } from '../auth/cookies';
import { block, box, text } from '../layout/editing-kit';
import { editorStore, forgetSaved, openTree, renderInEditor, typesIn } from './palette-kit';

const BOX: ComponentTemplate = {
  id: 'one',
  name: 'Summer box',
  component: { type: 'box', id: 'old', children: [{ type: 'text', id: 'older', columnIndex: 0 }] },
};
const PRODUCTS: ComponentTemplate = {
  id: 'two',
  name: 'Row',
  component: { type: 'box', children: [{ type: 'product' }] },
};

const NO_ROOM = new ApiError('status', 'There is no room. Please delete some.', 409);

let preserved: ComponentTemplate[] = [];

beforeEach(() => {
  vi.restoreAllMocks();
  forgetSaved();
  storeSession();
  preserved = [BOX];
  vi.spyOn(service, 'loadComponents').mockImplementation(async () => [...preserved]);
  vi.spyOn(service, 'deleteComponent').mockImplementation(async ({ id }) => {
    preserved = preserved.filter((one) => one.id !== id);
  });
  vi.spyOn(service, 'saveComponent').mockImplementation(async ({ component, name = '' }) => {
    preserved = [...preserved, { id: `new-${preserved.length}`, name, component }];
  });
});

async function showSaved(...input: Parameters<typeof editorStore>) {
  const store = editorStore(...input);
  renderInEditor(store, <Palette />);
  await userEvent.click(screen.getByRole('tab', { name: 'Saved' }));
  return store;
}

/** Types into the search while what is saved is on its way. */
async function searchBeforeSaved(keys: string) {
  let answer = () => {};
  vi.mocked(service.loadComponents).mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve([...preserved]);
    }),
  );
  const store = editorStore([text()]);
  renderInEditor(store, <Palette />);
  await userEvent.type(screen.getByRole('searchbox'), keys);
  return { store, answer };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('saved components', () => {
  it('are offered by their names, and inserted under new ids [S2.727]', async () => {
    const store = await showSaved([text()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Summer box' }));
    expect(typesIn(store)).toEqual(['text', 'box']);
    expect(typesIn(store, 'b1')).toEqual(['text']);
    const ids = ['b1', 'b2'].map((key) => openTree(store).nodes[key]?.own);
    expect(ids).toMatchObject([
      { id: expect.stringMatching(/^box-/) },
      { id: expect.stringMatching(/^text-/) },
    ]);
  });

  it('are inserted by an Enter that comes before they do, once [S2.723]', async () => {
    const { store, answer } = await searchBeforeSaved('summer{Enter}');
    expect(typesIn(store)).toEqual(['text']);
    answer();
    await eventually(() => expect(typesIn(store)).toEqual(['text', 'box']));
  });

  it('are no longer inserted by an Enter once something else is looked for', async () => {
    const { store, answer } = await searchBeforeSaved('sum{Enter}m');
    answer();
    expect(await screen.findByRole('button', { name: 'Summer box' })).toBeVisible();
    expect(typesIn(store)).toEqual(['text']);
  });

  it('are loaded once, and found by a search', async () => {
    await showSaved([]);
    await screen.findByRole('button', { name: 'Summer box' });
    await userEvent.type(screen.getByRole('searchbox'), 'summer');
    expect(button('Summer box')).toBeInTheDocument();
    renderInEditor(editorStore([]), <Palette />);
    expect(service.loadComponents).toHaveBeenCalledTimes(1);
    expect(service.loadComponents).toHaveBeenCalledWith('a.example');
  });

  it('are offered only where all that stands in them may stand', async () => {
    preserved = [BOX, PRODUCTS];
    await showSaved([], { place: 'footer', slug: '' });
    await screen.findByRole('button', { name: 'Summer box' });
    expect(screen.queryByRole('button', { name: 'Row' })).toBeNull();
  });

  it('are explained where there are none', async () => {
    preserved = [];
    await showSaved([]);
    expect(await screen.findByText(/Nothing saved yet/)).toBeInTheDocument();
  });

  it('that cannot be had say why, and can be asked for again [S8.720]', async () => {
    vi.spyOn(service, 'loadComponents').mockRejectedValueOnce(
      new ApiError('status', 'The shop is closed.', 503),
    );
    await showSaved([]);
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop is closed.');
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('button', { name: 'Summer box' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are deleted, and had back [S2.728]', async () => {
    await showSaved([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Summer box' }));
    await eventually(() => expect(screen.queryByRole('button', { name: 'Summer box' })).toBeNull());
    expect(preserved).toEqual([]);
    expect(button('Undo')).toHaveFocus();
    await userEvent.click(button('Undo'));
    expect(await screen.findByRole('button', { name: 'Summer box' })).toBeInTheDocument();
    expect(preserved).toMatchObject([{ name: 'Summer box', component: BOX.component }]);
    expect(screen.queryByText('Summer box deleted.')).toBeNull();
  });

  it('that there is no room for any more are offered back again, with the reason [S7.221]', async () => {
    await showSaved([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Summer box' }));
    await screen.findByRole('button', { name: 'Undo' });
    vi.spyOn(service, 'saveComponent').mockRejectedValueOnce(NO_ROOM);
    await userEvent.click(button('Undo'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please delete some.');
    await userEvent.click(button('Undo'));
    expect(await screen.findByRole('button', { name: 'Summer box' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that cannot be deleted stay, with the reason, and the password is asked for [S8.841]', async () => {
    vi.spyOn(service, 'deleteComponent').mockRejectedValue(
      new ApiError('status', 'Log in again.', 401),
    );
    await showSaved([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Summer box' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session had ended.');
    expect(screen.getByText('Session ended')).toBeInTheDocument();
    expect(button('Summer box')).toBeInTheDocument();
  });
});

describe('saving a block', () => {
  const name = () => screen.getByRole('textbox', { name: 'Name' });

  async function ask() {
    const store = editorStore([box([block('title', { text: 'Hello' })])]);
    const onClose = vi.fn();
    renderInEditor(store, <SaveComponentDialog blockKey="b0" onClose={onClose} />);
    await screen.findByRole('textbox', { name: 'Name' });
    return { store, onClose };
  }

  it('asks for a name, and keeps it with all that stands in it [S2.729]', async () => {
    const { onClose } = await ask();
    expect(name()).toHaveValue('Box');
    await userEvent.clear(name());
    await userEvent.type(name(), '  Greeting {Enter}');
    await eventually(() => expect(onClose).toHaveBeenCalled());
    expect(service.saveComponent).toHaveBeenCalledWith({
      domain: 'a.example',
      name: 'Greeting',
      component: expect.objectContaining({
        type: 'box',
        children: [expect.objectContaining({ type: 'title', props: { text: 'Hello' } })],
      }),
    });
    expect(service.loadComponents).toHaveBeenCalledTimes(1);
  });

  it('is cut to what names may have, between characters', async () => {
    await ask();
    fireEvent.change(name(), { target: { value: `${'x'.repeat(119)}😀` } });
    expect(name()).toHaveValue('x'.repeat(119));
    fireEvent.change(name(), { target: { value: `${'x'.repeat(118)}😀y` } });
    expect(name()).toHaveValue(`${'x'.repeat(118)}😀`);
  });

  it('is not done without a name', async () => {
    const { onClose } = await ask();
    await userEvent.clear(name());
    await userEvent.click(button('Save'));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a name.');
    expect(name()).toBeInvalid();
    expect(onClose).not.toHaveBeenCalled();
    expect(service.saveComponent).not.toHaveBeenCalled();
  });

  it('that fails says why, and can be tried again', async () => {
    vi.spyOn(service, 'saveComponent').mockRejectedValueOnce(new ApiError('network', 'gone'));
    const { onClose } = await ask();
    await userEvent.click(button('Save'));
    await eventually(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('could not be reached'),
    );
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(button('Save'));
    await eventually(() => expect(onClose).toHaveBeenCalled());
  });

  it('that is refused says so in the words of the server [S7.221]', async () => {
    vi.spyOn(service, 'saveComponent').mockRejectedValueOnce(NO_ROOM);
    await ask();
    await userEvent.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please delete some.');
  });

  it('keeps what was written where the session has ended [S8.841]', async () => {
    vi.spyOn(service, 'saveComponent').mockRejectedValueOnce(new ApiError('status', 'No.', 401));
    await ask();
    await userEvent.clear(name());
    await userEvent.type(name(), 'Ours');
    await userEvent.click(button('Save'));
    expect(await screen.findByText('Session ended')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Ours');
  });
});
