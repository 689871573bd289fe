import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { JSX } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Drafts } from '@/components/editor/drafts';
import { LogOut } from '@/components/editor/frame/log-out';
import { ShopPlaceProvider, useShopPlace } from '@/components/editor/shop/settings/shop-place';
import { ShopButton } from '@/components/editor/shop/shop-button';
import { ShopSettings } from '@/components/editor/shop/shop-settings';
import type { DomainDesignWire } from '@/core/model/design';
import { domainDesignSchema } from '@/core/model/design.schema';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { openDrafts, type SettingsDraft } from '@/store/editor/drafts/database';
import { roleKnown } from '@/store/editor/editor';
import { eventually } from '../../../support/eventually';
import { keepDrafts } from '../drafts/fake-browser';
import { showInEditor } from '../pages/show-in-editor';

let persisted: DomainDesignWire;
const browser = keepDrafts();

/** A backend that keeps one design, whose newest revision a save has to name. */
beforeEach(() => {
  vi.restoreAllMocks();
  persisted = domainDesignSchema.parse({
    settings: { reviewCategories: ['Hoodies'] },
    metadata: { title: 'Marlow', globalCSS: 'p { color: red }' },
    company: 'Marlow Ltd',
    email: 'hello@a.example',
    revision: 5,
  });
  vi.spyOn(service, 'loadDesign').mockImplementation(async () => structuredClone(persisted));
  vi.spyOn(service, 'saveDesign').mockImplementation(async (saved) => {
    const { domain: _, revision, settings, metadata, ...fields } = saved;
    if (revision !== persisted.revision) {
      throw new ApiError('status', 'Somebody saved in the meantime.', 409, 'revision');
    }
    change({ ...fields, settings: { ...persisted.settings, ...settings } } as object);
    Object.assign(persisted.metadata, metadata);
    return Number(persisted.revision);
  });
  vi.spyOn(service, 'previewContent').mockImplementation(
    async ({ content }) => `@scope{${content}}`,
  );
});

/** Stores a change of the design, as somebody else would. */
function change(fields: object): void {
  persisted = { ...persisted, ...fields, revision: Number(persisted.revision) + 1 };
}

function Settings() {
  return useShopPlace().isMounted && <ShopSettings />;
}

/** What the head of the document would have by the key of an element. */
let head: Map<unknown, JSX.Element>;

async function openSettings(called: string | RegExp = 'Shop settings') {
  head = new Map();
  const manager = {
    mountedInstances: new Set(),
    updateHead: (elements: JSX.Element[]) => {
      head = new Map(elements.map((one) => [one.key?.split('$').at(-1), one]));
    },
  };
  const shown = showInEditor(
    <HeadManagerContext value={manager as never}>
      <Drafts>
        <ShopPlaceProvider>
          <ShopButton />
          <LogOut />
          <Settings />
        </ShopPlaceProvider>
      </Drafts>
    </HeadManagerContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: called }));
  await screen.findByLabelText('Shop name');
  return shown;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const goTo = (section: string | RegExp) =>
  userEvent.click(
    within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('button', {
      name: section,
    }),
  );
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
const save = () => userEvent.click(button('Save settings'));
const savedOnce = () => eventually(() => expect(service.saveDesign).toHaveBeenCalledOnce());
const sent = () => vi.mocked(service.saveDesign).mock.lastCall?.[0];
const styleOf = (key: string): string | undefined =>
  head.get(key)?.props.dangerouslySetInnerHTML?.__html;

/** What `then` gives where it is called as soon as `words` stand in `within`, before React goes on. */
function atOnce<T>(within: Element, words: string, then: () => T): Promise<T> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!within.textContent?.includes(words)) return;
      observer.disconnect();
      resolve(then());
    });
    observer.observe(within, { subtree: true, childList: true, characterData: true });
  });
}

describe('the shop settings', () => {
  it('are looked at, not changed, where the role may change the design alone [S6.1914]', async () => {
    const { store } = await openSettings();
    act(() => void store.dispatch(roleKnown('editor')));
    expect(screen.getByLabelText('Shop name')).toBeEnabled();
    await goTo('Shipping');
    expect(screen.getByLabelText('Free shipping from', { exact: false })).toBeDisabled();
    expect(screen.getByText(/may look at these settings, not change them/)).toBeVisible();
    await goTo('Look');
    expect(screen.queryByText(/may look at these settings/)).toBeNull();
  });

  it('are saved with what is changed of them alone, from the revision they began with [S2.781]', async () => {
    const { read } = await openSettings();
    expect(button('Save settings')).toBeDisabled();
    await goTo('Contact');
    fill('Company', 'Finch Ltd');
    await goTo('Products');
    await userEvent.click(screen.getByRole('switch', { name: 'Hide former prices' }));
    expect(screen.getByText(/^2 changes are not saved/)).toBeVisible();
    await save();
    await savedOnce();
    expect(sent()).toEqual({
      domain: 'a.example',
      company: 'Finch Ltd',
      settings: { hideSellPrice: true },
      header: [],
      footer: [],
      revision: 5,
    });
    await screen.findByText('All changes are saved');
    expect(read().shop).toMatchObject({
      company: 'Finch Ltd',
      settings: { hideSellPrice: true, showCategory: false },
    });
    expect(read().pageDesign.domainDesign).toMatchObject({ company: 'Finch Ltd', revision: 6 });
  });

  it('say that they are loading, and as of when they are [S4.41]', async () => {
    let answer = () => {};
    const loaded = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.mocked(service.loadDesign).mockImplementationOnce(async () => {
      await loaded;
      return structuredClone(persisted);
    });
    const opened = openSettings();
    const waiting = await screen.findByText(/^Loading/);
    expect(waiting.parentElement).toHaveAttribute('aria-busy', 'true');
    answer();
    await opened;
    const status = screen.getByText('All changes are saved');
    expect(status.title).toMatch(/^As of today /);
  });

  it('can be left by Escape in the moment that they are called saved', async () => {
    await openSettings();
    const panel = screen.getByRole('region', { name: 'Shop settings' });
    await goTo('Products');
    await userEvent.click(screen.getByRole('switch', { name: 'Hide former prices' }));
    act(() => button('Save settings').focus());
    const pressed = atOnce(panel, 'All changes are saved', () =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
    );
    await userEvent.keyboard('{Enter}');
    await pressed;
    expect(panel).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are told with what they are for, and with what the server refuses of them [S8.773]', async () => {
    await openSettings();
    await goTo('Products');
    const flag = screen.getByRole('switch', { name: 'Hide former prices' });
    expect(flag).toHaveAccessibleDescription(/./);
    await goTo('Reviews');
    await userEvent.click(await screen.findByRole('radio', { name: /^No reviews/ }));
    const refusal = new ApiError('status', 'must be a list', 422, 'settings.reviewCategories');
    vi.mocked(service.saveDesign).mockRejectedValueOnce(refusal);
    await save();
    const categories = await screen.findByRole('group', { name: /categories/i });
    await eventually(() => expect(categories).toHaveAccessibleDescription(/must be a list/i));
  });

  it('show on the page at once, and are taken back with it [S2.782]', async () => {
    const { read } = await openSettings();
    await goTo('Products');
    await userEvent.click(screen.getByRole('switch', { name: 'Hide former prices' }));
    expect(read().shop.settings.hideSellPrice).toBe(true);
    await goTo('Look');
    fill('Accent', '#123456');
    await eventually(() => expect(styleOf('theme')).toContain('--accent:#123456'));
    await userEvent.click(button('Discard changes'));
    expect(read().shop.settings.hideSellPrice).toBe(false);
    expect(styleOf('theme')).toBeUndefined();
    expect(service.saveDesign).not.toHaveBeenCalled();
  });

  it('have global CSS that the page shows as it is written [S2.783]', async () => {
    await openSettings();
    await goTo('Global CSS');
    expect(styleOf('global-css')).toBeUndefined();
    const field = screen.getByLabelText('Style sheet');
    await userEvent.type(field, ' h1 {{{Enter}color: blue');
    expect(field).toHaveValue('p { color: red } h1 {\n  color: blue');
    const css = '@scope{p { color: red } h1 {\n  color: blue}';
    await eventually(() => expect(styleOf('global-css')).toBe(css));
    await userEvent.click(button('Discard changes'));
    expect(styleOf('global-css')).toBeUndefined();
  });

  it('let the Tab key indent in that field, and leave it after Escape [S2.784]', async () => {
    await openSettings();
    await goTo('Global CSS');
    const field = screen.getByLabelText('Style sheet');
    await userEvent.clear(field);
    await userEvent.type(field, 'a');
    await userEvent.tab();
    expect(field).toHaveValue('a  ');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    expect(field).not.toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('have the countries that the shop ships to, found by name [S2.1606]', async () => {
    await openSettings();
    await goTo('Shipping');
    const group = within(screen.getByRole('group', { name: 'Countries' }));
    expect(group.getByRole('status')).toHaveTextContent('Ships everywhere');
    const search = group.getByRole('searchbox', { name: 'Search countries' });
    fireEvent.change(search, { target: { value: 'united' } });
    const names = group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names).toEqual(['United Arab Emirates', 'United Kingdom', 'United States']);
    await userEvent.click(group.getByRole('checkbox', { name: 'United States' }));
    fireEvent.change(search, { target: { value: 'canada' } });
    await userEvent.click(group.getByRole('checkbox', { name: 'Canada' }));
    expect(group.getByRole('status')).toHaveTextContent('Ships to Canada and United States');
    fireEvent.change(search, { target: { value: 'nowhere' } });
    expect(group.getByText('No country matches')).toBeVisible();
    await save();
    await savedOnce();
    expect(sent()?.settings).toMatchObject({ shippingCountries: ['CA', 'US'] });
    await userEvent.click(group.getByRole('button', { name: 'Ship everywhere' }));
    expect(group.getByRole('status')).toHaveTextContent('Ships everywhere');
  });

  it('are not sent where one is wrong; its place is shown [S5.771]', async () => {
    await openSettings();
    await goTo('Shipping');
    fill('Free shipping from', 'ten');
    expect(screen.getByRole('alert')).toHaveTextContent('Must be a number.');
    await goTo('General');
    await save();
    await eventually(() => expect(screen.getByLabelText('Free shipping from')).toHaveFocus());
    expect(button(/^Shipping/)).toHaveTextContent('needs attention');
    expect(service.saveDesign).not.toHaveBeenCalled();
  });

  it('tell what the server refuses beside the setting it is about [S8.773]', async () => {
    await openSettings();
    await goTo('Contact');
    fill('Address lines', 'One\nTwo');
    const save409 = vi.mocked(service.saveDesign);
    save409.mockRejectedValueOnce(new ApiError('status', 'must not be Two', 422, 'arraddress.1'));
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Must not be Two.');
    fill('Address lines', 'One\nThree');
    expect(screen.queryByRole('alert')).toBeNull();
    save409.mockRejectedValueOnce(new ApiError('network', 'gone'));
    await save();
    expect(await screen.findByText(/could not be reached/)).toBeVisible();
    await save();
    await screen.findByText('All changes are saved');
    expect(persisted.arraddress).toEqual(['One', 'Three']);
  });

  it('warn of colours that cannot be read', async () => {
    await openSettings();
    await goTo('Look');
    fill('Text color', '#eeeeee');
    expect(screen.getByText(/Hard to read on its background/)).toBeVisible();
  });

  it('are found by a search', async () => {
    await openSettings();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'badges');
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    expect(screen.getByRole('switch', { name: 'Trust badges' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByLabelText('Shop name')).toBeVisible();
  });

  it('say that a designed header stands in the place of both, and lead there [S2.785]', async () => {
    change({ header: [{ type: 'logo' }] });
    const { router } = await openSettings();
    await goTo('Header');
    await userEvent.click(button('Design the header'));
    const [to] = vi.mocked(router.push).mock.calls[0] ?? [];
    expect(to).toMatchObject({ query: { page: 'header' } });
  });

  it('say so where they cannot be had, and ask again', async () => {
    vi.mocked(service.loadDesign).mockRejectedValueOnce(new ApiError('network', 'gone'));
    const opening = openSettings();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await opening;
    expect(screen.getByLabelText('Shop name')).toHaveValue('Marlow');
  });
});

describe('settings that are not saved', () => {
  const edit = async () => {
    const shown = await openSettings();
    fill('Shop name', 'Finch');
    return shown;
  };
  const closeIt = () => userEvent.click(button('Close the settings'));

  it('are kept for later, without showing on the page [S2.786]', async () => {
    const { read } = await edit();
    await closeIt();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep for later' }));
    expect(screen.queryByLabelText('Shop name')).toBeNull();
    expect(read().shop.metadataTitle).toBe('Marlow');
    await userEvent.click(button(/with unsaved changes/));
    expect(screen.getByLabelText('Shop name')).toHaveValue('Finch');
    expect(read().shop.metadataTitle).toBe('Finch');
  });

  it('can be given up, and can be gone on with', async () => {
    await edit();
    await closeIt();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Shop name')).toHaveValue('Finch');
    await closeIt();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await userEvent.click(button('Shop settings'));
    expect(await screen.findByLabelText('Shop name')).toHaveValue('Marlow');
  });

  it('are kept where they are changed while others are being saved [S4.830]', async () => {
    const saving = vi.mocked(service.saveDesign);
    const store = saving.getMockImplementation();
    let answer = () => {};
    saving.mockImplementationOnce(async (request) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return store?.(request) ?? 0;
    });
    const { read } = await edit();
    await goTo('Contact');
    fill('Company', 'Finch Ltd');
    await save();
    fill('Company', 'Marlow Ltd');
    fill('Phone', '+1 111');
    await userEvent.keyboard('{Control>}s{/Control}');
    await act(async () => answer());
    expect(await screen.findByText(/^2 changes are not saved/)).toBeVisible();
    expect(saving).toHaveBeenCalledOnce();
    expect(persisted).toMatchObject({ company: 'Finch Ltd', metadata: { title: 'Finch' } });
    expect(read().shop).toMatchObject({ company: 'Marlow Ltd', phone: '+1 111' });
    await save();
    await screen.findByText('All changes are saved');
    expect(persisted).toMatchObject({ company: 'Marlow Ltd', phone: '+1 111' });
  });

  it('are told of before somebody logs out [S2.830]', async () => {
    const { read } = await edit();
    await userEvent.click(button('Log out'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/to shop settings .* saved in this browser/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(read().shop.metadataTitle).toBe('Finch');
  });

  it('have the browser ask before its page is left', async () => {
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await openSettings();
    expect(leaves()).toBe(true);
    fill('Shop name', 'Finch');
    expect(leaves()).toBe(false);
    act(() => button('Discard changes').click());
    expect(leaves()).toBe(true);
  });
});

describe('settings that a tab which is gone has left unsaved', () => {
  /** Changes two settings in a tab, which crashes then. */
  async function leave() {
    const { unmount } = await openSettings();
    fill('Shop name', 'Finch');
    await goTo('Contact');
    fill('Phone', '+1 111');
    await screen.findByText('2 changes are not saved, kept on this device');
    await preserved((drafts) => expect(drafts[0]?.mine).toHaveProperty('phone', '+1 111'));
    unmount();
    browser.crash();
  }

  /** Waits until what this browser keeps of settings is as expected. */
  const preserved = (expected: (drafts: SettingsDraft[]) => void) =>
    eventually(async () => {
      const database = await openDrafts(() => undefined);
      const drafts = await database.getAll('settings');
      database.close();
      expected(drafts);
    });
  const offer = () => screen.findByRole('region', { name: /^(Restore|Discard) your changes of/ });

  it('are marked, offered with their time and come back as changes [S4.851] [S2.786]', async () => {
    await leave();
    change({ founder: 'Ada' });
    const { read } = await openSettings(/with unsaved changes/);
    expect(within(await offer()).getByRole('heading')).toHaveTextContent(/of today \d/);
    expect(await offer()).toHaveTextContent('never saved: Shop name, Phone.');
    expect(read().shop.metadataTitle).toBe('Marlow');
    await userEvent.click(button('Restore'));
    expect(screen.getByLabelText('Shop name')).toHaveValue('Finch');
    expect(read().shop.metadataTitle).toBe('Finch');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    await preserved((drafts) => {
      expect(drafts).toMatchObject([{ mine: { 'metadata.title': 'Finch', phone: '+1 111' } }]);
      expect(drafts[0]?.base).toEqual({ 'metadata.title': 'Marlow', phone: '' });
    });
    await save();
    await screen.findByText('All changes are saved');
    expect(persisted).toMatchObject({
      phone: '+1 111',
      founder: 'Ada',
      metadata: { title: 'Finch' },
    });
    await preserved((drafts) => expect(drafts).toEqual([]));
  });

  it('are chosen from where the shop has changed since, and stay while that is put off [S4.852]', async () => {
    await leave();
    change({ phone: '+1 999' });
    await openSettings(/with unsaved changes/);
    await offer();
    await userEvent.click(button('Restore'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('group')).toHaveLength(1);
    act(() => dialog.getByRole('button', { name: 'Keep editing' }).focus());
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(screen.getByRole('dialog')).toHaveTextContent('have changed since');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Shop name')).toHaveValue('Marlow');
    await userEvent.click(button('Restore'));
    await screen.findByRole('dialog');
    const phone = within(screen.getByRole('group', { name: 'Phone' }));
    await userEvent.click(phone.getByRole('radio', { name: /Theirs/ }));
    const again = within(screen.getByRole('dialog'));
    await userEvent.click(again.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText(/^One change is not saved/)).toBeVisible();
    expect(screen.getByLabelText('Shop name')).toHaveValue('Finch');
    expect(service.saveDesign).not.toHaveBeenCalled();
    await save();
    await screen.findByText('All changes are saved');
    expect(persisted).toMatchObject({ phone: '+1 999', metadata: { title: 'Finch' } });
  });

  it('can be discarded for good, which is asked [S4.851]', async () => {
    await leave();
    await openSettings(/with unsaved changes/);
    await userEvent.click(within(await offer()).getByRole('button', { name: 'Discard' }));
    await userEvent.click(button('Delete changes'));
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    expect(button('Shop settings')).toBeVisible();
    await preserved((drafts) => expect(drafts).toEqual([]));
    expect(screen.getByRole('region', { name: 'Shop settings' })).toHaveFocus();
  });
});

describe('settings that somebody else has saved meanwhile', () => {
  it('stay beside one’s own where these are others [S4.778]', async () => {
    await openSettings();
    await goTo('Contact');
    fill('Company', 'Mine');
    change({ phone: '+1 999' });
    await save();
    await screen.findByText('All changes are saved');
    expect(persisted).toMatchObject({ company: 'Mine', phone: '+1 999' });
    expect(screen.getByLabelText('Phone')).toHaveValue('+1 999');
  });

  it('are chosen from where both have changed the same [S4.779]', async () => {
    await openSettings();
    await goTo('Contact');
    fill('Company', 'Mine');
    fill('Phone', '+1 111');
    change({ company: 'Theirs', phone: '+1 999', founder: 'Ada' });
    await save();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('group')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'All theirs' }));
    const company = within(dialog.getByRole('group', { name: 'Company' }));
    await userEvent.click(company.getByRole('radio', { name: /Mine/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes are saved');
    expect(persisted).toMatchObject({ company: 'Mine', phone: '+1 999', founder: 'Ada' });
    expect(sent()).toMatchObject({ company: 'Mine', revision: 6 });
    expect(sent()).not.toHaveProperty('phone');
  });

  it('are asked about where they were changed while one’s own were saved [S4.779]', async () => {
    const saving = vi.mocked(service.saveDesign);
    const store = saving.getMockImplementation();
    let answer = () => {};
    saving.mockImplementationOnce(async (request) => {
      change({ phone: '+1 999' });
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return store?.(request) ?? 0;
    });
    await openSettings();
    await goTo('Contact');
    fill('Company', 'Mine');
    await save();
    fill('Phone', '+1 111');
    await act(async () => answer());
    const dialog = within(await screen.findByRole('dialog'));
    const phone = dialog.getByRole('group', { name: 'Phone' });
    expect(phone).toHaveTextContent('+1 111');
    expect(phone).toHaveTextContent('+1 999');
    expect(dialog.getAllByRole('group')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'All theirs' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes are saved');
    expect(persisted).toMatchObject({ company: 'Mine', phone: '+1 999' });
  });

  it('are asked about where they were changed while what others saved was on its way [S4.779]', async () => {
    await openSettings();
    await goTo('Contact');
    await userEvent.click(button('Close the settings'));
    change({ phone: '+1 999' });
    let answer = () => {};
    vi.mocked(service.loadDesign).mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return structuredClone(persisted);
    });
    await userEvent.click(button('Shop settings'));
    await goTo('Contact');
    fill('Phone', '+1 111');
    await act(async () => answer());
    await save();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('group', { name: 'Phone' })).toHaveTextContent('+1 999');
    expect(persisted).toMatchObject({ phone: '+1 999' });
  });

  it('never undo the header that was saved with them [S4.779]', async () => {
    await openSettings();
    fill('Shop name', 'Finch');
    change({ header: [{ type: 'logo' }] });
    await save();
    await screen.findByText('All changes are saved');
    expect(persisted).toMatchObject({ header: [{ type: 'logo' }], metadata: { title: 'Finch' } });
  });
});
