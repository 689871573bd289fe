import type { Product } from '@/core/model/product';
import type { VariantField, VariantOption } from '@/core/model/variant';

export function product(fields: Partial<Product> = {}): Product {
  return {
    id: 'p-1',
    slug: 'fern-hoodie',
    name: 'Fern Hoodie',
    price: 48,
    image: [],
    brand: 'Marlow & Finch',
    category: 'Hoodies',
    description: '<p>Warm.</p>',
    tag: 'warm',
    template: 'classic',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    ...fields,
  };
}

export function option(label: string, priceAdjustment = 0, value = label): VariantOption {
  return { label, value, priceAdjustment };
}

export function field(
  fields: Partial<VariantField> & Pick<VariantField, 'id' | 'type'>,
): VariantField {
  return { label: fields.id, options: [], required: false, ...fields };
}

export const SIZE = field({
  id: 'size',
  label: 'Size',
  type: 'select',
  options: [option('M'), option('2XL', 2)],
  defaultValue: 'M',
  required: true,
});

export const COLOR = field({
  id: 'color',
  label: 'Color',
  type: 'color',
  options: [
    { ...option('Navy'), swatch: '#1f2a44' },
    { ...option('Forest Green', 1.5), swatch: '#273b33' },
    { ...option('Petrol', 0, '#1c6e74'), swatch: '#1c6e74' },
  ],
  defaultValue: 'Navy',
  required: true,
});

export const NAMING = field({
  id: 'naming',
  label: 'Personalization',
  type: 'select',
  options: [option('None', 0, 'none'), option('Embroidered name', 8, 'name')],
  defaultValue: 'none',
});

export const NAME = field({
  id: 'name',
  label: 'Your text',
  type: 'text',
  required: true,
  placeholder: 'Up to 12 letters',
  options: [option('', 0.1)],
  condition: { field: 'naming', value: 'name' },
});
