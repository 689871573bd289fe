import { expect, it } from 'vitest';
import { toSwatches, withSwatches } from '@/backend/domain/catalogue/swatches';

const option = (value: string) => ({ label: value, value, priceAdjustment: 0 });
const field = { id: 'c', label: 'Color', required: false };

it('palette names and hex values have a swatch, anything else has none', () => {
  expect(toSwatches(['Navy', '#1c6e74', 'constructor', 'url(//x.example)'])).toEqual([
    { name: 'Navy', hex: '#1f2a44' },
    { name: '#1c6e74', hex: '#1c6e74' },
  ]);
});

it('the options of a colour field carry theirs, other fields stay as they are', () => {
  const options = [option('Navy'), option('Leopard')];
  expect(withSwatches({ ...field, type: 'color', options }).options).toEqual([
    { ...option('Navy'), swatch: '#1f2a44' },
    option('Leopard'),
  ]);
  const select = { ...field, type: 'select' as const, options };
  expect(withSwatches(select)).toBe(select);
});

it('options that would look the same have no swatch: their names tell them apart [S3.1533]', () => {
  const options = [option('Oatmeal'), option('Oat Milk'), option('Midnight')];
  const { options: shown } = withSwatches({ ...field, type: 'color', options });
  expect(shown.map(({ swatch }) => swatch)).toEqual([undefined, undefined, '#16213a']);
});
