import { fireEvent, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { groupsIn, type Panel, type PanelGroup } from '@/blocks/editor-kit/panel';
import { STYLE_GROUPS } from '@/blocks/editor-kit/style-panel';
import { ANY_PICTURE, type Circumstance } from '@/blocks/kit/applies';
import { BLOCK_TYPES, type BlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import type { Field } from '@/blocks/kit/fields';
import { APPLIES } from '@/blocks/registry/circumstances';
import { BLOCKS } from '@/blocks/registry/definitions';
import { EDITORS } from '@/blocks/registry/editors';
import { panelMemory } from '@/components/editor/panel/memory';
import { sampleOf } from '../../blocks/field-cases';
import { fieldIn, openGroup, openTab, showPanel, type } from './show-panel';

interface Case {
  blockType: BlockType;
  area: 'props' | 'styles';
  tab: 'Content' | 'Style';
  group: string;
  name: string;
  label: string;
  control: string;
  field: Field;
}

function casesOf(blockType: BlockType): Case[] {
  const panel: Panel = EDITORS[blockType].panel;
  const { props, styles }: BlockDefinition = BLOCKS[blockType];
  const cases = (
    area: Case['area'],
    tab: Case['tab'],
    fields: BlockDefinition['props'],
    groups: readonly PanelGroup[],
  ): Case[] =>
    groups.flatMap(({ title, fields: received }) =>
      Object.entries(received).flatMap(([name, { label, control }]) => {
        const field = fields[name];
        if (!field) return [];
        const drawn = name === 'padding' || name === 'margin' ? name : undefined;
        const by = (area === 'styles' && drawn) || control || field.kind;
        return [{ blockType, area, tab, group: title, name, label, control: by, field }];
      }),
    );
  return [
    ...cases('props', 'Content', props, groupsIn(panel, 'content')),
    ...cases('props', 'Style', props, groupsIn(panel, 'looks')),
    ...cases('styles', 'Style', styles, groupsIn(panel, 'ownStyles')),
    ...cases('styles', 'Style', styles, STYLE_GROUPS),
  ];
}

/** Changes a field as somebody would, by its control; the element is what its label names. */
const ACTS: Readonly<Record<string, (element: HTMLElement, one: Case) => void>> = {
  text: (element) => type(element, 'Changed words'),
  lines: (element) => type(element, 'Changed words'),
  markup: (element) => type(element, '<p>Changed words</p>'),
  number: typeOther,
  slider: typeOther,
  share: (element) => type(element, '55'),
  color: (element) => type(element, '#123456'),
  length: (element) => type(element, '37'),
  size: (element) => type(element, '37'),
  sides: (element) => type(element, '37'),
  corners: (element) => type(element, '37'),
  link: (element) => type(element, '/changed'),
  instant: (element) => fireEvent.change(element, { target: { value: '2099-03-04T05:06' } }),
  picture: (element) => type(element, '/changed.webp'),
  video: (element) => type(element, '/changed.mp4'),
  toggle: (element) => fireEvent.click(element),
  choice: chooseOther,
  category: chooseOther,
  weight: chooseOther,
  shadow: chooseOther,
  'background-size': chooseOther,
  segments: pressOther,
  icons: pressOther,
  columns: pressOther,
  'text-align': pressOther,
  direction: pressOther,
  justify: pressOther,
  'cross-align': pressOther,
  position: pressOther,
  border: (element) => fireEvent.click(within(element).getByLabelText('Solid')),
  background: (element) => fireEvent.click(within(element).getByLabelText('Gradient')),
  gradient: (element) => fireEvent.click(element),
  colors: pressAdd,
  texts: addLine,
  pictures: addLine,
  list: (element, { name }) => (name === 'columnProps' ? setColumn(element) : addLine(element)),
  numbers: (element) => type(within(element).getByLabelText('Width of column 1'), '30'),
  padding: (group) => type(within(group).getByLabelText(SPACING.padding), '37'),
  margin: (group) => type(within(group).getByLabelText(SPACING.margin), '37'),
};

function chooseOther(element: HTMLElement): void {
  const options = [...element.querySelectorAll('option')];
  const other = options.find(({ selected, value }) => !selected && value !== '');
  fireEvent.change(element, { target: { value: other?.value } });
}

function pressOther(element: HTMLElement): void {
  const radios = [...element.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const other = radios.findLast(({ checked }) => !checked);
  if (other) fireEvent.click(other);
}

/** A number that is not the one that is shown already. */
function typeOther(element: HTMLElement, { field }: Case): void {
  const sample = Number(sampleOf(field));
  const isShown = element instanceof HTMLInputElement && element.value === String(sample);
  type(element, String(isShown ? sample + 1 : sample));
}

function addLine(element: HTMLElement): void {
  pressAdd(element);
  const line = element.querySelector<HTMLElement>('li:last-child input[type="text"]');
  if (line) type(line, '/changed.webp');
}

function setColumn(element: HTMLElement): void {
  fireEvent.click(within(element).getByText('Column 1'));
  pressOther(element);
}

function pressAdd(element: HTMLElement): void {
  const buttons = [...element.querySelectorAll('button')];
  const add = buttons.findLast(({ textContent }) => textContent?.startsWith('Add '));
  if (add) fireEvent.click(add);
}

const onPicture: Circumstance = { styles: { backgroundImage: ANY_PICTURE } };

/** What has to be set for the field to matter, if anything. */
function circumstanceOf({ blockType, area, name }: Case): Circumstance | undefined {
  const isOfPicture = area === 'styles' && /^background(Size|Position|Repeat)$/.test(name);
  const received = APPLIES[blockType]?.[area === 'styles' ? `styles.${name}` : name];
  return received ?? (isOfPicture ? onPicture : undefined);
}

/** A block in which the field matters and has its default. */
function savedFor({ area, name }: Case, { props, styles }: Circumstance) {
  const saved: Record<Case['area'], Record<string, unknown>> = {
    props: { ...props },
    styles: { ...styles },
  };
  delete saved[area][name];
  return saved;
}

function act(one: Case): void {
  closeOthers(one.group);
  const section = openGroup(one.group);
  const use = ACTS[one.control];
  if (!use) throw new Error(`no way to use ${one.control}`);
  use(one.control in SPACING ? section : fieldIn(section, one.label), one);
}

/** Closes what is looked at no more: every change draws all that is open anew. */
function closeOthers(group: string): void {
  for (const toggle of document.querySelectorAll('h3 button[aria-expanded="true"]')) {
    if (toggle.textContent !== group) fireEvent.click(toggle);
  }
}

const SPACING = { padding: 'Top inside', margin: 'Top outside' };

beforeEach(() => {
  panelMemory.current = undefined;
  localStorage.clear();
});

describe.each(BLOCK_TYPES)('the panel of %s', (blockType) => {
  const cases = casesOf(blockType).filter(({ field }) => field.kind !== 'group');

  it.each(['Content', 'Style'] as const)(
    'sets every field under %s to what its view reads [S3.702]',
    (tab) => {
      const panel = showPanel({ type: blockType });
      openTab(tab);
      for (const one of cases.filter((each) => each.tab === tab)) {
        const { area, name, field } = one;
        const circumstance = circumstanceOf(one);
        // Another block only where it has to be another one, which takes its time.
        if (circumstance) panel.select({ key: `${area} ${name}`, ...savedFor(one, circumstance) });
        act(one);
        const change = panel.last();
        expect(change).toMatchObject({ area, name });
        const read = field.parse(change?.value);
        expect(read, name).toBeDefined();
        expect(read, name).not.toEqual(field.initial);
      }
    },
  );
});
