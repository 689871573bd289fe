// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Properties } from '@/components/editor/frame/properties';
import * as service from '@/services/design';
import { changeField } from '@/store/editor/edits';
import { box, text } from '../../layout/editing-kit';
import { editorStore, renderInEditor, select } from '../palette-kit';
import { openTab } from './show-panel';

beforeEach(() => {
  vi.spyOn(service, 'loadDesign').mockRejectedValue(new Error('not asked'));
  vi.spyOn(service, 'loadPages').mockResolvedValue([]);
});

const warning = () => screen.queryByText(/Hard to read/);

it('a colour is compared with the background of what its block stands in [S4.843]', () => {
  const dark = { color: '#222222' };
  const inner = box([{ ...text(), styles: dark }]);
  const store = editorStore([box([inner], { backgroundColor: '#111111' })]);
  select(store, 'b2');
  renderInEditor(store, <Properties />);
  openTab('Style');
  expect(warning()).toBeVisible();
  const white = { area: 'styles', name: 'backgroundColor', value: '#ffffff' } as const;
  act(() => void store.dispatch(changeField('b1', white, '')));
  expect(warning()).toBeNull();
});
