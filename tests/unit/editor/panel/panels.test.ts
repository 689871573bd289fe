import { describe, expect, it } from 'vitest';
import type { PanelOf } from '@/blocks/editor-kit/panel';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import type { titleBlock } from '@/blocks/types/title/definition';
import { ALL_TOLD, fieldNames, inputFor, isShown, receivedFields } from './told-fields';

describe.each(BLOCK_TYPES)('the panel of %s', (type) => {
  const received = receivedFields(type);

  it('has every field in exactly one group [S3.700]', () => {
    expect(received.map(({ name }) => name).sort()).toEqual(fieldNames(type).sort());
  });

  it('says in no group the same twice', () => {
    const labels = received.map(({ group, received: { label } }) => `${group}: ${label}`);
    expect(labels).toEqual([...new Set(labels)]);
  });

  it('shows every field where it matters [S3.701]', () => {
    // A group matters where something in it does.
    const fields = received.filter(({ field }) => field?.kind !== 'group');
    const hidden = fields.filter((field) => !isShown(field, inputFor(field)));
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });

  it('has words for every option of a choice', () => {
    for (const { field, received: of, name } of received)
      if (field?.options)
        expect(Object.keys(of.options ?? {}).sort(), name).toEqual([...field.options].sort());
  });

  it('moves sliders within what their field takes', () => {
    for (const { field, received: of, name } of received)
      for (const end of of.range ?? []) expect(field?.parse(end), name).toBe(end);
  });

  it('tells an entry by a field of it', () => {
    for (const { field, received: of } of received)
      if (of.entry?.title) expect(field?.fields).toHaveProperty(of.entry.title);
  });
});

describe('words of panels', () => {
  it('are no names of fields, and begin with a capital', () => {
    for (const { received, name } of ALL_TOLD) {
      expect(received.label, name).toMatch(/^(\p{Lu}|… )/u);
      expect(received.label, name).not.toMatch(/[a-z][A-Z]/);
    }
  });

  it('compile for fields and options that there are alone', () => {
    const sound: PanelOf<typeof titleBlock> = {
      content: { Words: { text: { label: 'Title' } } },
    };
    const wrongField: PanelOf<typeof titleBlock> = {
      // @ts-expect-error a title has no such field
      content: { Words: { heading: { label: 'Title' } } },
    };
    const wrongOption: PanelOf<typeof titleBlock> = {
      // @ts-expect-error an option is missing
      content: { Words: { size: { label: 'Size', options: { small: 'S' } } } },
    };
    expect([sound, wrongField, wrongOption]).toHaveLength(3);
  });
});
