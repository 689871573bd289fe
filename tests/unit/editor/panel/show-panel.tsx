import { act, configure, fireEvent, render } from '@testing-library/react';
import { type ComponentProps, useEffect, useState } from 'react';
import { vi } from 'vitest';
import type { PanelBlock, PanelChange, PanelSources } from '@/components/editor/panel/field/types';
import { PropertiesForm } from '@/components/editor/panel/properties-form';
import { CHROME } from '@/components/ui/chrome';
import { DEFAULT_THEME } from '@/core/model/theme';
import { isObject } from '@/core/values/is-object';

export interface Received extends PanelChange {
  gesture: string;
}

type Saved = Partial<PanelBlock> & Pick<PanelBlock, 'type'>;

const SOURCES: PanelSources = {
  pages: [
    { name: 'Home', address: '/' },
    { name: 'About us', address: '/about' },
  ],
  categories: ['Hoodies', 'Jacket'],
  searchProducts: vi.fn(async (query: string) =>
    query === 'linen' ? [{ id: 'p-1', slug: 'linen-shirt', name: 'Linen shirt' }] : [],
  ),
  theme: { ...DEFAULT_THEME, accent: '#c0603f' },
};

type Input = Partial<PanelSources> & Pick<ComponentProps<typeof PropertiesForm>, 'background'>;

interface EditorProps extends Pick<ComponentProps<typeof PropertiesForm>, 'background'> {
  first: PanelBlock;
  sources: PanelSources;
  received: Received[];
  /** Told how to show another block. */
  onReady: (show: (block: PanelBlock) => void) => void;
}

/** A store of one block that does what it is told. */
function Editor({ first, sources, background, received, onReady }: EditorProps) {
  const [block, setBlock] = useState(first);
  useEffect(() => onReady(setBlock), [onReady]);
  return (
    <PropertiesForm
      block={block}
      sources={sources}
      background={background}
      onChange={(change, gesture) => {
        received.push({ ...change, gesture });
        setBlock((before) => changed(before, change));
      }}
    />
  );
}

/** Shows the panel of a block, and keeps what it tells. */
export function showPanel(saved: Saved, { background, ...sources }: Input = {}) {
  // Nothing of a panel is there and hidden; to look whether it is takes most of the time.
  configure({ defaultHidden: true });
  const received: Received[] = [];
  const first: PanelBlock = { document: 'page', key: 'one', props: {}, styles: {}, ...saved };
  let show: (block: PanelBlock) => void = () => undefined;
  const onReady = (next: typeof show) => {
    show = next;
  };
  const all = { ...SOURCES, ...sources };
  const view = render(
    <div className={CHROME}>
      <Editor
        first={first}
        sources={all}
        background={background}
        received={received}
        onReady={onReady}
      />
    </div>,
  );
  let base = first;
  let since = 0;
  const block = () => received.slice(since).reduce(changed, base);
  return {
    ...view,
    received,
    /** What is stored by all that was told. */
    block,
    last: () => received.at(-1),
    gestures: () => [...new Set(received.map(({ gesture }) => gesture))],
    /** Selects another block, or changes this one from elsewhere, as undo does. */
    select(next: Partial<PanelBlock>) {
      base = { ...block(), ...next };
      since = received.length;
      act(() => show(base));
    },
  };
}

function changed(block: PanelBlock, { area, name, value }: PanelChange): PanelBlock {
  const before = block[area];
  const { [name]: _, ...rest } = isObject(before) ? before : {};
  return { ...block, [area]: value === undefined ? rest : { ...rest, [name]: value } };
}

export function openTab(name: 'Content' | 'Style'): void {
  const tabs = [...document.querySelectorAll('[role="tab"]')];
  const tab = tabs.find(({ textContent }) => textContent === name);
  if (tab) fireEvent.click(tab);
}

/** A group with all that is in it shown. */
export function openGroup(title: string): HTMLElement {
  // Roles and names of all there is take a thousand times as long.
  const toggles = [...document.querySelectorAll<HTMLElement>('h3 button')];
  const toggle = toggles.find(({ textContent }) => textContent === title);
  const group = toggle?.closest('fieldset');
  if (!toggle || !group) throw new Error(`no group ${title}`);
  if (toggle.getAttribute('aria-expanded') === 'false') fireEvent.click(toggle);
  return group;
}

/** What a label of a row names. */
export function fieldIn(group: HTMLElement, label: string): HTMLElement {
  const labels = [...group.querySelectorAll<HTMLElement>('label[for], span[id$="-label"]')];
  const result = labels.find(({ textContent }) => textContent === label);
  const id = result?.getAttribute('for') ?? result?.id.replace(/-label$/, '');
  const field = id ? document.getElementById(id) : null;
  if (!field) throw new Error(`no field ${label}`);
  return field;
}

/** A field by its label, or a part of one by what it is called. */
export function field(label: string): HTMLElement {
  return (
    document.querySelector<HTMLElement>(`[aria-label="${label}"]`) ?? fieldIn(document.body, label)
  );
}

export function type(element: HTMLElement, text: string): void {
  fireEvent.change(element, { target: { value: text } });
}

/** A pointer that is pressed already. */
export function movePointer(init: PointerEventInit): void {
  fireEvent(window, new PointerEvent('pointermove', init));
}

export function liftPointer(): void {
  fireEvent(window, new PointerEvent('pointerup'));
}
