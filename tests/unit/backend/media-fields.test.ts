import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, mediaOf, toWire } from '@/backend/http/wire/media-fields';
import { createMediaAddress, createPublicAddress } from '@/backend/media/public-address';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import type { Fields } from '@/blocks/kit/fields';
import { BLOCKS } from '@/blocks/registry/definitions';
import { contract } from '@/core/calls/contract.schema';
import { designSchemas } from '@/core/calls/design.schema';
import { operationSchemas } from '@/core/calls/operations.schema';
import { reviewSchemas } from '@/core/calls/reviews.schema';
import { storefrontSchemas } from '@/core/calls/storefront.schema';

const bases = {
  mediaBase: 'https://api.example',
  cdn: { storageHost: 's.example', cdnHost: 'c.example' },
};
const publicAddress = createPublicAddress(bases);
const storedAddress = createMediaAddress(bases);
const PICTURE = '/media/a-1.webp';
const SHOWN = 'https://api.example/media/a-1.webp';

type Schema = Parameters<typeof toWire>[0];
const sent = (schema: Schema, answer: unknown) => JSON.parse(toWire(schema)(answer, publicAddress));
const layoutOf = (layout: unknown) =>
  sent(designSchemas.loadPageLayout.response, { data: { layout } }).data.layout;
const stored = (layout: unknown) =>
  (
    fromWire(designSchemas.savePageLayout.request)({ layout } as never, storedAddress) as {
      layout: unknown;
    }
  ).layout;

describe('addresses of pictures', () => {
  it('are public in the fields that hold them, of every host that stores some [S7.907]', () => {
    const product = {
      name: PICTURE,
      image: [PICTURE, 'https://s.example/b.jpg', '/other/c.jpg'],
      colors: [{ name: PICTURE, picture: PICTURE }],
      variants: [{ label: PICTURE, type: 'image', options: [{ label: PICTURE, value: PICTURE }] }],
      rows: [{ values: [PICTURE], sku: PICTURE }],
    };
    expect(sent(storefrontSchemas.products.response, [product])).toEqual([
      {
        name: PICTURE,
        image: [SHOWN, 'https://c.example/b.jpg', '/other/c.jpg'],
        colors: [{ name: PICTURE, picture: SHOWN }],
        variants: [{ label: PICTURE, type: 'image', options: [{ label: PICTURE, value: SHOWN }] }],
        rows: [{ values: [SHOWN], sku: PICTURE }],
      },
    ]);
    const blockData = {
      data: [[product], { reviews: [{ image: `${PICTURE},${PICTURE}` }] }, null],
    };
    const [[first], { reviews }, none] = sent(storefrontSchemas.blockData.response, blockData).data;
    expect([first.image[0], reviews[0].image, none]).toEqual([SHOWN, `${SHOWN},${SHOWN}`, null]);
  });

  it('leave the words of people letter by letter [S7.907]', () => {
    const review = {
      id: '1',
      name: PICTURE,
      comment: { title: PICTURE, text: PICTURE },
      image: '',
    };
    const data = { reviews: [review] };
    expect(sent(reviewSchemas.storeReviews.response, data)).toEqual(data);
    const message = { data: { entries: [{ name: PICTURE, subject: PICTURE, message: PICTURE }] } };
    expect(sent(operationSchemas.messageList.response, message)).toEqual(message);
    const line = { name: PICTURE, image: PICTURE, variants: { Text: { value: PICTURE } } };
    const order = sent(operationSchemas.orderGet.response, { data: { items: [line] } });
    expect(order.data.items).toEqual([{ ...line, image: SHOWN }]);
    const answer = { id: '1', message: SHOWN };
    expect(fromWire(operationSchemas.caseAnswer.request)(answer as never, storedAddress)).toBe(
      answer,
    );
  });

  it('leave an answer as it was made, which many may share', () => {
    const products = [{ image: [PICTURE] }];
    toWire(storefrontSchemas.products.response)(products, publicAddress);
    expect(products).toEqual([{ image: [PICTURE] }]);
  });

  it('are no business of calls whose answers have none', () => {
    const without = Object.values(contract).flatMap(({ schemas }) =>
      Object.entries<{ response: Schema }>(schemas)
        .filter(([, { response }]) => mediaOf(response) === null)
        .map(([name]) => name),
    );
    expect(without).toEqual(
      expect.arrayContaining(['getCase', 'getAllCases', 'createCase', 'addCaseMessage', 'login']),
    );
    for (const name of ['init', 'product', 'search', 'priceCart', 'components', 'trackOrder'])
      expect(without).not.toContain(name);
  });
});

interface Part {
  type: string;
  part: string;
  fields: Fields;
}

const WORDS: readonly string[] = ['text', 'markup', 'texts'];

/** Fields of a block whose addresses stay as they are stored, although they are none of words. */
function missedOf({ type, part, fields }: Part): string[] {
  return Object.entries(fields).flatMap(([name, { kind, parse }]) => {
    const takesOne = JSON.stringify(parse(PICTURE) ?? null).includes(PICTURE);
    const isOfOne = takesOne && !(WORDS.includes(kind) && parse('two words') !== undefined);
    const isOfSeveral = JSON.stringify(parse([PICTURE, 'two words'])) === JSON.stringify([PICTURE]);
    if (!isOfOne && !isOfSeveral) return [];
    const [node] = layoutOf([{ type, [part]: { [name]: isOfOne ? PICTURE : [PICTURE] } }]);
    return [node[part][name]].flat()[0] === SHOWN ? [] : [`${type}.${part}.${name}`];
  });
}

describe('addresses in layouts', () => {
  it('are known by the fields of each block, whatever words begin with [S3.201] [S7.907]', () => {
    const layout = (address: string) => [
      { type: 'image', props: { src: address, alt: PICTURE, targetUrl: address } },
      { type: 'html', props: { content: PICTURE }, styles: { backgroundImage: address } },
      {
        type: 'box',
        children: [
          { type: 'banner', props: { imageUrls: [address], title: PICTURE } },
          { type: 'footer_section', props: { items: [{ name: PICTURE, link: address }] } },
          { type: 'navigation', props: { items: [{ title: PICTURE, link: address }] } },
        ],
      },
    ];
    expect(layoutOf(layout(PICTURE))).toEqual(layout(SHOWN));
    expect(stored(layout(SHOWN))).toEqual(layout(PICTURE));
    const words = [{ type: 'text', props: { content: SHOWN } }];
    expect(stored(words)).toBe(words);
  });

  it('are public of blocks and fields that nobody knows too, where they are all that is said [S3.201]', () => {
    const layout = (address: string) => [
      { type: 'carousel', props: { slides: [{ file: address, words: `${PICTURE} is it` }] } },
      { type: 'image', thumbnail: address, props: { poster: address, alt: { file: address } } },
      { props: address, children: null },
      address,
    ];
    expect(layoutOf(layout(PICTURE))).toEqual(layout(SHOWN));
    expect(stored(layout(SHOWN))).toEqual(layout(PICTURE));
  });

  it('of every field that takes addresses and no words are public', () => {
    const missed = BLOCK_TYPES.flatMap((type) => {
      const { props, styles }: BlockDefinition = BLOCKS[type];
      const parts = Object.entries({ props, styles });
      return parts.flatMap(([part, fields]) => missedOf({ type, part, fields }));
    });
    expect(missed).toEqual([]);
  });

  it('come back as they were, whatever stands beside them [S3.201]', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom(PICTURE, `${PICTURE} x`, '__proto__'));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        text,
        fc.constantFrom(null, 1, true),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom('props', 'children', 'src')),
          tie('value'),
        ),
        fc.record({ type: fc.constantFrom(...BLOCK_TYPES, 'other'), props: tie('value') }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(value), (layout) => {
        const before = JSON.parse(JSON.stringify(layout));
        expect(stored(layoutOf(layout))).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });
});
