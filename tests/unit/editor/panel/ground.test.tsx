import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Properties } from '@/components/editor/frame/properties';
import { usePanelSources } from '@/components/editor/frame/use-panel-sources';
import { domainDesignSchema } from '@/core/model/design.schema';
import { DEFAULT_THEME } from '@/core/model/theme';
import * as service from '@/services/design';
import { changeField } from '@/store/editor/edits';
import { box, text } from '../../layout/editing-kit';
import { editorStore, renderInEditor, select } from '../palette-kit';
import { openTab } from './show-panel';

const NIGHT = { ...DEFAULT_THEME, chrome: '#111111', onChrome: '#eeeeee' };
const DESIGN = domainDesignSchema.parse({ settings: { theme: NIGHT } });

beforeEach(() => {
  vi.spyOn(service, 'loadDesign').mockRejectedValue(new Error('not asked'));
});

const warning = () => screen.queryByText(/Hard to read/);

/** With what the frame around it asks for. */
function ShownProperties() {
  return <Properties sources={usePanelSources()} />;
}

/** The style of a block is looked at once all is there that is asked for. */
async function show(store: ReturnType<typeof editorStore>, key: string) {
  select(store, key);
  renderInEditor(store, <ShownProperties />);
  await act(async () => undefined);
  openTab('Style');
}

it('a colour is compared with the background of what its block stands in [S4.843]', async () => {
  const dark = { color: '#222222' };
  const inner = box([{ ...text(), styles: dark }]);
  const store = editorStore([box([inner], { backgroundColor: '#111111' })]);
  await show(store, 'b2');
  expect(warning()).toBeVisible();
  const white = { area: 'styles', name: 'backgroundColor', value: '#ffffff' } as const;
  act(() => void store.dispatch(changeField('b1', white, '')));
  expect(warning()).toBeNull();
});

it.each([
  ['page', '#222222', false],
  ['page', '#dddddd', true],
  ['header', '#222222', true],
  ['header', '#dddddd', false],
  ['footer', '#222222', true],
  ['footer', '#dddddd', false],
  // By the names that colors of a theme have: a footer has them changed, a header has not.
  ['header', 'var(--ink)', true],
  ['footer', 'var(--ink)', false],
  ['footer', 'var(--muted)', false],
  ['page', 'var(--muted)', false],
] as const)(
  'in a %s, %s is hard to read on what it stands on: %s [S4.844]',
  async (place, color, isHard) => {
    vi.spyOn(service, 'loadDesign').mockResolvedValue(DESIGN);
    const store = editorStore([{ ...text(), styles: { color } }], { place, slug: '' });
    await show(store, 'b0');
    expect(warning() !== null).toBe(isHard);
  },
);
