import { beforeEach, expect, it, vi } from 'vitest';
import { domainDesignSchema } from '@/core/model/design.schema';
import { initSchema } from '@/core/model/shop.schema';
import { ApiError } from '@/services/api-error';
import * as designService from '@/services/design';
import { makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';
import { settingsReceived } from '@/store/slices/shop';
import { eventually } from '../../support/eventually';

const init = (fields: object = {}) => initSchema.parse({ template: 'classic', ...fields });

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(designService, 'loadDesign').mockResolvedValue(
    domainDesignSchema.parse({ company: 'Norr' }),
  );
  vi.spyOn(designService, 'loadDomain').mockResolvedValue({ name: 'Norr', template: '2d' });
});

it('the domain design is loaded once and the domain fetched once, however often settings load [S4.59]', async () => {
  const store = makeStore();
  store.dispatch(settingsReceived(init({ domain: 'a.example' })));
  store.dispatch(settingsReceived(init({ domain: 'a.example' })));
  await eventually(() => expect(store.getState().pageDesign.domainDesign.company).toBe('Norr'));
  await eventually(() => expect(store.getState().shop.name).toBe('Norr'));
  expect(designService.loadDesign).toHaveBeenCalledExactlyOnceWith('a.example');
  expect(designService.loadDomain).toHaveBeenCalledExactlyOnceWith('a.example');
});

it('what the server sent with the page is not fetched again [S4.59]', async () => {
  const store = makeStore();
  seedStore(store, { init: init({ domain: 'a.example', design: { company: 'Server' } }) });
  await vi.dynamicImportSettled();
  expect(designService.loadDesign).not.toHaveBeenCalled();
  expect(designService.loadDomain).not.toHaveBeenCalled();
  expect(store.getState().pageDesign.domainDesign.company).toBe('Server');
});

it('the domain of a page that came without one is fetched, and no design [S4.59]', async () => {
  const store = makeStore();
  seedStore(store, { init: init() });
  await eventually(() => expect(store.getState().shop.name).toBe('Norr'));
  expect(designService.loadDomain).toHaveBeenCalledExactlyOnceWith('localhost');
  expect(designService.loadDesign).not.toHaveBeenCalled();
});

it('a design that fails to load is swallowed [S8.11]', async () => {
  const failing = vi
    .spyOn(designService, 'loadDesign')
    .mockRejectedValue(new ApiError('status', 'no', 500));
  const store = makeStore();
  store.dispatch(settingsReceived(init({ domain: 'a.example' })));
  await eventually(() => expect(failing).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  expect(store.getState().pageDesign.domainDesign.isLoaded).toBe(false);
});
