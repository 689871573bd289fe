import type { Product } from '../model/product';

/** Whether something that was stored or answered is a product that a card can show. */
export function isCardProduct(value: unknown): value is Product {
  const { id, name, price, image, category, colors = [] } = Object(value);
  const isNamed = typeof id === 'string' && typeof name === 'string';
  return (
    isNamed && Number.isFinite(price) && isTexts([category]) && isTexts(image) && isColors(colors)
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isColors(value: unknown): boolean {
  return Array.isArray(value) && value.every((color) => isTexts([color?.name, color?.hex]));
}
