import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_PRESETS } from '@/blocks/presets/pages';
import { PagePicker } from '@/components/editor/pages/page-picker';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { openDocument } from '@/store/editor/documents';
import { eventually } from '../../../support/eventually';
import { clearCookies, storeSession } from '../../auth/cookies';
import { BANNER, editorStore, pagesService, TEXT, write } from './open-editor';
import { showInEditor } from './show-in-editor';

const LOOKS = { name: 'Looks', description: 'What we wear.', layout: [TEXT], revision: 3 };

const onDescribeShop = vi.fn();
let persisted: ReturnType<typeof pagesService>;

beforeEach(() => {
  vi.restoreAllMocks();
  onDescribeShop.mockReset();
  clearCookies();
  persisted = pagesService({ looks: LOOKS });
});

async function showPicker(drafts?: ReadonlySet<string>) {
  const store = editorStore();
  await store.dispatch(openDocument('homepage'));
  const shown = showInEditor(<PagePicker drafts={drafts} onDescribeShop={onDescribeShop} />, store);
  await eventually(() => expect(store.read().pageDesign.pages).toHaveLength(persisted.size));
  return shown;
}

const picker = () => screen.getByTitle('Pages, header and footer');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const menu = () => screen.findByRole('dialog', { name: 'Pages' });
const openMenu = async () => {
  await userEvent.click(picker());
  return menu();
};
const focused = () => document.activeElement?.textContent;

describe('the menu of pages', () => {
  it('leads to another page by an address of its own [S2.772]', async () => {
    const { router } = await showPicker();
    expect(picker()).toHaveTextContent('Homepage/');
    const inMenu = within(await openMenu());
    expect(inMenu.getByRole('button', { name: /^Homepage/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(button(/^Looks/));
    expect(screen.queryByRole('dialog')).toBeNull();
    const query = { page: 'looks' };
    const quietly = { shallow: true, scroll: false };
    expect(router.push).toHaveBeenCalledWith({ pathname: '/design', query }, undefined, quietly);
  });

  it('says that it is loading as long as it is [S4.41]', async () => {
    await showPicker();
    let answer = () => {};
    vi.mocked(service.loadPages).mockImplementationOnce(
      () => new Promise((resolve) => (answer = () => resolve([]))),
    );
    const list = within(await openMenu()).getByRole('group', { name: 'Pages, header and footer' });
    expect(list).toHaveAttribute('aria-busy', 'true');
    answer();
    await eventually(() => expect(list).toHaveAttribute('aria-busy', 'false'));
  });

  it('leads back to the home page by the bare address, keeping other keys', async () => {
    const { router, goTo } = await showPicker();
    goTo({ page: 'looks', debug: '1' });
    const inMenu = within(await openMenu());
    await userEvent.click(inMenu.getByRole('button', { name: /^Homepage/ }));
    const [to] = vi.mocked(router.push).mock.calls[0] ?? [];
    expect(to).toEqual({ pathname: '/design', query: { debug: '1' } });
  });

  it('is led through by arrow keys and first letters, and closed by Escape [S2.773]', async () => {
    const { router } = await showPicker();
    picker().focus();
    await userEvent.keyboard('{Enter}');
    await menu();
    expect(focused()).toBe('Homepage/');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Contact/contact');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Footer');
    await userEvent.keyboard('he');
    expect(focused()).toBe('Header');
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(focused()).toBe('Homepage/');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(picker()).toHaveFocus();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is searched where there are more than ten [S2.774]', async () => {
    await showPicker();
    await openMenu();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    for (const slug of ['a', 'b', 'c']) persisted.set(slug, { ...LOOKS, name: `Page ${slug}` });
    await openMenu();
    const field = await screen.findByRole('searchbox', { name: 'Search pages' });
    await userEvent.type(field, 'page b');
    expect(within(await menu()).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Page b/b');
  });

  it('marks what has unsaved changes, open or kept as a draft [S2.775]', async () => {
    const { dispatch } = await showPicker(new Set(['footer']));
    expect(picker()).toHaveTextContent('Another page has unsaved changes');
    await dispatch(openDocument('looks'));
    dispatch(write('Unsaved'));
    await openMenu();
    const marked = screen.getAllByRole('button', { name: /\(Unsaved changes\)/ });
    expect(marked.map((row) => row.dataset.row)).toEqual(['Looks', 'Footer']);
  });

  it('says so where the list of pages cannot be had, and asks for it again [S8.770]', async () => {
    await showPicker();
    const load = vi.mocked(service.loadPages).mockRejectedValue(new ApiError('network', 'gone'));
    await openMenu();
    const again = await screen.findByRole('button', { name: 'Try again' });
    const page = { slug: 'winter', name: 'Winter', lastUpdated: null };
    load.mockResolvedValue([page]);
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: /^Winter/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a new page', () => {
  const addPage = async () => {
    const shown = await showPicker();
    await openMenu();
    await userEvent.click(button('Add a page'));
    await screen.findByLabelText('Name');
    return shown;
  };
  const name = () => screen.getByLabelText('Name');
  const address = () => screen.getByLabelText('Address');
  const submit = () => userEvent.click(button('Add page'));

  it('gets its address as its name is written, begins with a preset, and opens [S2.776]', async () => {
    const { router } = await addPage();
    await userEvent.type(name(), 'Über Uns & mehr');
    expect(address()).toHaveValue('uber-uns-and-mehr');
    await userEvent.clear(name());
    await userEvent.type(name(), 'Spring');
    await userEvent.click(screen.getByLabelText(/Landing page/));
    await submit();
    const types = PAGE_PRESETS.landing.layout.map(({ type }) => type);
    await eventually(() =>
      expect(persisted.get('spring')?.layout.map(({ type }) => type)).toEqual(types),
    );
    await eventually(() => expect(router.push).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(vi.mocked(service.createPage).mock.calls[0]?.[0]).not.toHaveProperty('slug');
  });

  it.each([
    ['Looks', 'The address "/looks" is taken by the page "Looks".'],
    ['Cart', '"/cart" is an address of the shop itself.'],
    ['About', '"about" is a page that every shop has already.'],
    ['新品', 'A page needs an address of letters a to z or digits.'],
  ])('is refused beside its address, as the server would: %s [S5.770]', async (written, words) => {
    await addPage();
    await userEvent.type(name(), written);
    expect(address()).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await submit();
    expect(service.createPage).not.toHaveBeenCalled();
  });

  it('can have an address of its own, and the one of its name again', async () => {
    await addPage();
    await userEvent.type(name(), '新品');
    await userEvent.type(address(), 'new-in');
    await userEvent.type(name(), '!');
    expect(address()).toHaveValue('new-in');
    await submit();
    await eventually(() =>
      expect(persisted.get('new-in')).toMatchObject({ name: '新品!', layout: [] }),
    );
  });

  it('needs a name, asked for once somebody goes on without', async () => {
    await addPage();
    expect(screen.queryByRole('alert')).toBeNull();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a name for the page.');
  });

  it('tells what the server says, and keeps what was written [S8.771]', async () => {
    await addPage();
    await userEvent.type(name(), 'Spring');
    const create = vi.mocked(service.createPage);
    create.mockRejectedValueOnce(new ApiError('status', 'Taken meanwhile.', 409, 'name'));
    await submit();
    await eventually(() => expect(address()).toHaveAccessibleDescription(/Taken meanwhile/));
    create.mockRejectedValueOnce(new ApiError('network', 'gone'));
    await submit();
    expect(await screen.findByText(/could not be reached/)).toBeVisible();
    expect(name()).toHaveValue('Spring');
    await submit();
    await eventually(() => expect(persisted.has('spring')).toBe(true));
  });

  it('stays as it was while the password is asked for anew [S6.770]', async () => {
    storeSession();
    const { auth } = await addPage();
    await userEvent.type(name(), 'Spring');
    const create = vi.mocked(service.createPage);
    create.mockRejectedValueOnce(new ApiError('status', 'Not logged in.', 401));
    await submit();
    await eventually(() => expect(auth()?.needsPassword).toBe(true));
    act(() => auth()?.stopAsking());
    expect(screen.getByRole('dialog')).toContainElement(screen.getByDisplayValue('Spring'));
  });

  it('begins as a copy of another one [S4.774]', async () => {
    await showPicker();
    await openMenu();
    await userEvent.click(button('More for Looks'));
    await userEvent.click(button(/Copy as a new page/));
    expect(screen.getByLabelText('Copy of')).toHaveValue('looks');
    await userEvent.type(name(), 'Winter');
    await submit();
    await eventually(() => expect(persisted.get('winter')).toMatchObject({ layout: [TEXT] }));
  });
});

describe('name and description of a page', () => {
  const describePage = async () => {
    const shown = await showPicker();
    await openMenu();
    await userEvent.click(button('More for Looks'));
    await userEvent.click(button(/Name and description/));
    await eventually(() => expect(screen.getByLabelText('Name')).toHaveValue('Looks'));
    return shown;
  };

  it('are changed with a look at how they are found; the address stays [S2.777]', async () => {
    const { read } = await describePage();
    expect(screen.getByText(/stays \/looks, so/)).toBeVisible();
    const description = screen.getByLabelText('Description');
    expect(screen.getByText('13 of 155')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'Autumn');
    await userEvent.clear(description);
    await userEvent.type(description, 'Warm layers.');
    const result = screen.getByRole('figure');
    expect(result).toHaveTextContent('A - Autumn | Handmades');
    expect(result).toHaveTextContent('a.example/looks');
    expect(result).toHaveTextContent('Warm layers.');
    await userEvent.click(button('Save'));
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(persisted.get('looks')).toMatchObject({ name: 'Autumn', description: 'Warm layers.' });
    expect(read().pageDesign.pages).toMatchObject([{ slug: 'looks', name: 'Autumn' }]);
  });

  it('keep what is written before the stored ones have come [S4.802]', async () => {
    await showPicker();
    const isWritten = () => expect(screen.getByLabelText('Name')).toHaveValue('Autumn');
    vi.mocked(service.loadPageLayout).mockImplementationOnce(async () => {
      await eventually(isWritten);
      return { ...LOOKS, pageName: 'Looks', lastUpdated: null };
    });
    await openMenu();
    await userEvent.click(button('More for Looks'));
    await userEvent.click(button(/^Name and description/));
    await userEvent.type(await screen.findByLabelText('Name'), 'Autumn');
    await eventually(() =>
      expect(screen.getByLabelText('Description')).toHaveValue('What we wear.'),
    );
    isWritten();
  });

  it('are chosen from where somebody else has changed them meanwhile [S4.853]', async () => {
    await describePage();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mine' } });
    const description = screen.getByLabelText('Description');
    fireEvent.change(description, { target: { value: 'Mine, in words.' } });
    persisted.set('looks', { ...LOOKS, name: 'Theirs', description: 'Theirs, in words.' });
    await userEvent.click(button('Save'));
    const request = { name: 'Somebody else has changed the name or description of this page' };
    const dialog = within(await screen.findByRole('dialog', request));
    const name = within(dialog.getByRole('group', { name: 'Name' }));
    // Nobody's words are written over by a press of Enter.
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(dialog.getByRole('status')).toHaveTextContent('2 of 2 left to decide');
    await userEvent.click(dialog.getByRole('button', { name: 'All mine' }));
    await userEvent.click(name.getByRole('radio', { name: /^Theirs/ }));
    expect(persisted.get('looks')).toMatchObject({ name: 'Theirs' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(persisted.get('looks')).toMatchObject({
      name: 'Theirs',
      description: 'Mine, in words.',
    });
  });

  it('are saved by nobody where one is too long or missing', async () => {
    await describePage();
    await userEvent.clear(screen.getByLabelText('Name'));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a name for the page.');
    await userEvent.click(button('Save'));
    expect(service.updatePage).not.toHaveBeenCalled();
  });

  it('of the home page are the shop’s', async () => {
    await showPicker();
    await openMenu();
    await userEvent.click(button('More for Homepage'));
    await userEvent.click(button(/Description for search engines/));
    expect(onDescribeShop).toHaveBeenCalledOnce();
  });

  it('of a page follow its list, which may come after they are shown', async () => {
    await showPicker();
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    vi.mocked(service.loadPages).mockImplementationOnce(async () => {
      await late;
      return [{ slug: 'contact', name: 'Contact', lastUpdated: null }];
    });
    await openMenu();
    await userEvent.click(button('More for Contact'));
    const reset = () => button(/^Reset to the built-in content/);
    expect(reset()).toBeDisabled();
    await act(async () => arrive());
    await eventually(() => expect(reset()).toBeEnabled());
  });

  it('of a built-in page wait until it has been designed', async () => {
    await showPicker();
    await openMenu();
    await userEvent.click(button('More for About'));
    expect(button(/Description for search engines/)).toBeDisabled();
    expect(button(/Reset to the built-in content/)).toBeDisabled();
  });
});

describe('deleting a page', () => {
  const remove = async (page: string, action: RegExp | string) => {
    await openMenu();
    await userEvent.click(button(`More for ${page}`));
    await userEvent.click(button(action));
  };

  it('can be undone for a while, by the next stop of the Tab key [S2.778]', async () => {
    await showPicker();
    await remove('Looks', 'Delete');
    await screen.findByText('Looks deleted');
    expect(persisted.has('looks')).toBe(false);
    expect(picker()).toHaveFocus();
    await userEvent.tab();
    expect(button('Undo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Looks is restored');
    expect(persisted.get('looks')).toMatchObject({ name: 'Looks', layout: [TEXT] });
  });

  it('of the open page leads to the home page, and undoing leads back [S2.779]', async () => {
    const { dispatch, router, goTo } = await showPicker();
    await dispatch(openDocument('looks'));
    goTo({ page: 'looks' });
    await remove('Looks', 'Delete');
    await eventually(() => expect(router.push).toHaveBeenCalledOnce());
    goTo({});
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await eventually(() => expect(router.push).toHaveBeenCalledTimes(2));
    const [to] = vi.mocked(router.push).mock.calls[1] ?? [];
    expect(to).toEqual({ pathname: '/design', query: { page: 'looks' } });
  });

  it('asks first where changes are not saved [S2.780]', async () => {
    const { dispatch } = await showPicker();
    await dispatch(openDocument('looks'));
    dispatch(write('Unsaved'));
    await remove('Looks', 'Delete');
    expect(await screen.findByText(/has unsaved changes/)).toBeVisible();
    expect(persisted.has('looks')).toBe(true);
    await userEvent.click(within(screen.getByRole('dialog')).getByText('Delete'));
    await screen.findByText('Looks deleted');
    expect(persisted.has('looks')).toBe(false);
  });

  it('brings a built-in page back to its own content, and undoes that too', async () => {
    persisted.set('about', { name: 'About', layout: [BANNER], revision: 5 });
    await showPicker();
    await remove('About', /Reset to the built-in content/);
    await screen.findByText('About shows its built-in content');
    expect(persisted.has('about')).toBe(false);
    await userEvent.click(button('Undo'));
    await screen.findByText('About is restored');
    expect(persisted.get('about')?.layout).toEqual([BANNER]);
  });

  it('tells what fails, and can be tried again [S8.772]', async () => {
    await showPicker();
    vi.mocked(service.deletePage).mockRejectedValueOnce(new ApiError('network', 'gone'));
    await remove('Looks', 'Delete');
    await screen.findByText(/could not be reached/);
    expect(persisted.has('looks')).toBe(true);
    await remove('Looks', 'Delete');
    vi.mocked(service.restorePage).mockRejectedValueOnce(new ApiError('timeout', 'late'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(/took too long/);
    await userEvent.click(button('Try again'));
    await screen.findByText('Looks is restored');
    expect(persisted.has('looks')).toBe(true);
  });
});
