import { expect, it } from 'vitest';
import { readLines, readWishes } from '@/core/rules/persisted/stored-items';
import { product } from '../product/fixtures';

const NAVY = { name: 'Navy', hex: '#1f2a44', choice: 'color=navy', picture: '/navy.webp' };
const TEE = product({ shown: NAVY, colors: [NAVY, { name: 'Red', hex: '#ff0000' }] });

it('a saved item keeps the color it was shown in [S4.972]', () => {
  const [wish] = readWishes({ items: [{ product: TEE }] });
  expect(wish?.product).toMatchObject({ shown: NAVY, colors: TEE.colors });
});

it('a line of the cart has what was bought, and nothing of how its card looked', () => {
  const [line] = readLines([{ product: { ...TEE, media: [{}] }, quantity: 1 }]);
  for (const field of ['shown', 'colors', 'media']) expect(line?.product).not.toHaveProperty(field);
});
