import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRODUCT_CATEGORIES } from '@/core/model/category-values';
import { categorise } from '@/core/rules/catalogue/categorise';
import { CATEGORY_KEYWORDS } from '@/core/rules/catalogue/category-keywords';

const words = (input: Partial<Parameters<typeof categorise>[0]>) => ({
  type: '',
  productCategory: '',
  tags: [],
  title: '',
  ...input,
});

describe('the category of a product', () => {
  it.each([
    ['T-Shirts', 'Shirts'],
    ['tshirt', 'Shirts'],
    ['Men’s T-Shirt', 'Shirts'],
    ['Sweatshirts & Hoodies', 'Hoodies'],
    ['Hoodies & Sweatshirts', 'Hoodies'],
    ['Sweatshirt', 'Sweaters'],
    ['Footwear', 'Shoes'],
    ['Mugs', 'Tumbler'],
    ['JACKETS', 'Jacket'],
    ['Jacket', 'Jacket'],
    ['Short', ''],
    ['Shorts', 'Shorts'],
    ['Home Décor', 'Home Decor'],
    ['Bras & Tanks', 'Shirts'],
    ['Pyjamas', 'Sleepwear'],
    ['Combo Sets', 'Combo Set'],
    ['Clothing > Clothing Tops > Polos', 'Shirts'],
    ['Watches', 'Accessories'],
    ['Surfboard', ''],
  ])('reads the product type %s as "%s"', (type, category) => {
    expect(categorise(words({ type }))).toBe(category);
  });

  it('reads the last part of the product category, else its nearest known parent', () => {
    const of = (productCategory: string) => categorise(words({ productCategory }));
    expect(of('Apparel & Accessories > Clothing > Clothing Tops > T-Shirts')).toBe('Shirts');
    expect(of('Home & Garden > Decor > Weather Vanes')).toBe('Home Decor');
    expect(of('Apparel & Accessories > Clothing > Dresses')).toBe('');
  });

  it('asks the type before the product category, tags before the title', () => {
    const all = { type: 'Shoes', productCategory: 'Pants', tags: ['Mug'], title: 'Hoodie' };
    expect(categorise(words(all))).toBe('Shoes');
    expect(categorise(words({ ...all, type: 'Summer 2026' }))).toBe('Pants');
    expect(categorise(words({ ...all, type: '', productCategory: '' }))).toBe('Tumbler');
    expect(categorise(words({ title: 'Hoodie', tags: ['new', 'sale'] }))).toBe('Hoodies');
  });

  it.each([
    ['Flannel pajama pants', 'Sleepwear'],
    ['Short sleeve tee', 'Shirts'],
    ['Shirtless surfer poster', 'Home Decor'],
    ['Hooded Sweatshirt in Navy', 'Hoodies'],
    ['Capsule collection', ''],
    ['Cap and mug', 'Accessories'],
    ['Mug and cap', 'Tumbler'],
  ])('takes whole words and the longest keyword of "%s"', (title, category) => {
    expect(categorise(words({ title }))).toBe(category);
  });

  it('has every keyword in one category only', () => {
    const all = Object.values(CATEGORY_KEYWORDS).flat();
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });

  it('is documented word for word', () => {
    const doc = readFileSync(new URL('../../../docs/importing.md', import.meta.url), 'utf8');
    for (const category of PRODUCT_CATEGORIES) {
      expect(doc).toContain(`| ${category} | ${CATEGORY_KEYWORDS[category].join(', ')} |`);
    }
  });
});
