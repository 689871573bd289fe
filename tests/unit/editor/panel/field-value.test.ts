import { describe, expect, it } from 'vitest';
import { BLOCKS } from '@/blocks/registry/definitions';
import { fieldValue, isSet } from '@/components/editor/panel/field/field-value';

const { height } = BLOCKS.banner.props;

describe('the value of a field', () => {
  it('is the block’s own where it is set, whatever else would count', () => {
    const value = fieldValue(height, '300px', '500px');
    expect(value).toMatchObject({ value: '300px', origin: 'own' });
    expect(isSet(value)).toBe(true);
  });

  it('is inherited where it follows from other fields, and the default where nothing does', () => {
    expect(fieldValue(height, undefined, '500px')).toMatchObject({
      value: '500px',
      origin: 'inherited',
    });
    const value = fieldValue(height, undefined);
    expect(value).toMatchObject({ value: height.initial, origin: 'default' });
    expect(isSet(value)).toBe(false);
  });

  it('is not the one that is stored and cannot be read, which can be taken back', () => {
    const value = fieldValue(height, { not: 'a height' }, '500px');
    expect(value).toMatchObject({ value: '500px', origin: 'inherited', isUnread: true });
    expect(isSet(value)).toBe(true);
  });
});
