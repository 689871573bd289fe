import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import Editor from '@/components/editor/editor';
import { panelMemory } from '@/components/editor/panel/memory';
import { domainDesignSchema } from '@/core/model/design.schema';
import * as service from '@/services/design';
import { blockSelected } from '@/store/editor/editor';
import { saveShopDesign } from '@/store/editor/shop';
import { eventually } from '../../../support/eventually';
import { loadViews } from '../../blocks/render-block';
import { pagesService, TEXT } from '../pages/open-editor';
import { showInEditor } from '../pages/show-in-editor';

const DESIGN = domainDesignSchema.parse({ revision: 3 });
const TILES = [{ name: 'Rings', image: '', category: 'Rings' }];
const LAYOUT = [TEXT, { ...TEXT, id: 't-2' }];

beforeAll(loadViews);

beforeEach(() => {
  vi.restoreAllMocks();
  panelMemory.current = { tab: 'content', groups: {} };
  pagesService({ homepage: { name: 'Homepage', layout: LAYOUT, revision: 1 } });
  vi.spyOn(service, 'loadAllCategories').mockResolvedValue(TILES);
  vi.spyOn(service, 'loadDesign').mockResolvedValue(DESIGN);
  vi.spyOn(service, 'saveDesign').mockResolvedValue(4);
});

it('what pickers offer is asked for once, however often something is selected [S4.845]', async () => {
  const { dispatch, read } = showInEditor(<Editor />);
  await screen.findAllByText('Made by hand');
  await eventually(() => expect(read().pageDesign.pages).toHaveLength(1));
  const keys = Object.keys(read().editor.documents['page:homepage']?.tree.nodes ?? {});
  for (const key of [...keys, null, ...keys]) act(() => void dispatch(blockSelected(key)));
  expect(service.loadPages).toHaveBeenCalledOnce();
  expect(service.loadDesign).toHaveBeenCalledOnce();
  expect(service.loadAllCategories).toHaveBeenCalledOnce();

  await act(() => dispatch(saveShopDesign({ settings: {} }, DESIGN)));
  expect(service.loadDesign).toHaveBeenCalledTimes(2);
});

it('products may be of any category of the shop, also of one that has none yet [S7.37]', async () => {
  const grid = { ...TEXT, id: 'p-1', type: 'product', props: {} };
  pagesService({ homepage: { name: 'Homepage', layout: [TEXT, grid], revision: 1 } });
  const { dispatch, read } = showInEditor(<Editor />);
  await eventually(() => expect(read().shop.allCategories).toEqual(TILES));
  await screen.findAllByText('Made by hand');
  const key = Object.keys(read().editor.documents['page:homepage']?.tree.nodes ?? {}).at(-1);
  act(() => void dispatch(blockSelected(key ?? null)));
  const category = await screen.findByRole('combobox', { name: 'Category' });
  expect(within(category).getByRole('option', { name: 'Rings' })).toBeTruthy();
});
