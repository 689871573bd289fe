import { describe, expect, it } from 'vitest';
import { BLOCK_TYPES, type BlockType } from '@/blocks/kit/block-types';
import { COLUMN_LAYOUTS, DEFAULT_CUSTOM_LAYOUT } from '@/blocks/kit/columns';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import { type Field, readFields } from '@/blocks/kit/fields';
import { STYLE_FIELDS_WITH_BACKGROUND } from '@/blocks/kit/style-fields';
import { BLOCKS } from '@/blocks/registry/definitions';
import { ICON_KEYS } from '@/core/model/navigation';

/** What other systems write into layouts, by the names and words of the specification alone. */
const definitionOf = (type: BlockType): BlockDefinition => BLOCKS[type];
const propOf = (type: BlockType, name: string): Field | undefined => definitionOf(type).props[name];
const namesOf = (type: BlockType) => Object.keys(definitionOf(type).props);
const optionsOf = (type: BlockType, name: string) => propOf(type, name)?.options;
const entriesOf = (type: BlockType, name: string) => Object.keys(propOf(type, name)?.fields ?? {});
const defaultsOf = (type: BlockType) => readFields(definitionOf(type).props, {});

const words = (text: string) => text.split(' ');

describe('the types of page components', () => {
  it('are those of the specification, and ours beside them [S3.900]', () => {
    expect(BLOCK_TYPES).toEqual(
      expect.arrayContaining([
        ...words('text image button box title banner video product reviews subscribe heroFeature'),
        ...words('html policy navigation search cart wishlist info divider footer_section'),
        ...words('contact_info copyright grid categories'),
      ]),
    );
  });

  it('have backgrounds where the specification gives them one [S3.901]', () => {
    const withBackground = BLOCK_TYPES.filter((type) => BLOCKS[type].hasBackground);
    expect(withBackground.sort()).toEqual(
      words('box button categories grid html image product subscribe text video'),
    );
  });

  it('have the fifteen style fields [S3.902]', () => {
    expect(Object.keys(STYLE_FIELDS_WITH_BACKGROUND).sort()).toEqual(
      [
        ...words('padding margin backgroundColor backgroundImage backgroundSize'),
        ...words('backgroundPosition backgroundRepeat color fontSize fontWeight textAlign'),
        ...words('borderRadius border width height'),
      ].sort(),
    );
  });
});

describe('the props of', () => {
  it.each(['box', 'grid'] as const)('the container %s [S3.903]', (type) => {
    expect(namesOf(type)).toEqual(
      expect.arrayContaining([
        ...words('sectionType customLayout width layoutDirection justifyContent alignItems'),
        ...words('textAlign columnProps'),
      ]),
    );
    expect(optionsOf(type, 'width')).toEqual(['boxed', 'fullwidth']);
    expect(entriesOf(type, 'columnProps')).toEqual(
      words('layoutDirection justifyContent alignItems'),
    );
    expect(definitionOf(type).children).toBe('columns');
  });

  it('a text [S3.904]', () => {
    expect(namesOf('text')).toEqual(['content', 'htmlTag']);
    expect(propOf('text', 'htmlTag')).toMatchObject({ initial: 'p', aliases: ['tag', 'variant'] });
    expect(optionsOf('text', 'htmlTag')).toEqual(
      words('h1 h2 h3 h4 h5 h6 p span div strong em mark small code pre'),
    );
  });

  it('an image [S3.905]', () => {
    expect(namesOf('image')).toEqual(
      expect.arrayContaining(words('src alt action targetUrl openInNewTab height')),
    );
    expect(Object.keys(BLOCKS.image.styles)).toEqual(
      expect.arrayContaining(words('shape aspectRatio maxWidth objectFit border opacity')),
    );
    expect(BLOCKS.image.styles.shape.options).toEqual(
      words('Circle Oval Triangle Star Heart Diamond Hexagon'),
    );
    expect(BLOCKS.image.styles.aspectRatio.options).toEqual(words('square portrait landscape'));
  });

  it('a button [S3.906]', () => {
    expect(namesOf('button')).toEqual(
      expect.arrayContaining(words('label icon showIcon action targetUrl openInNewTab')),
    );
    expect(defaultsOf('button')).toMatchObject({ label: 'Button' });
    expect(optionsOf('button', 'showIcon')).toEqual(words('none left right'));
    expect(optionsOf('button', 'icon')).toEqual([
      ...words('shopping-cart arrow-right arrow-left heart star check plus minus close menu'),
      ...words('search user home settings download upload share like comment bookmark'),
    ]);
  });

  it('a section title [S3.907]', () => {
    expect(namesOf('title').sort()).toEqual(
      [
        ...words('text subtitle design size color textAlign showSubtitle gradientColors'),
        ...words('underlineColor boxBackground boxBorder subtitleColor'),
      ].sort(),
    );
    expect(optionsOf('title', 'design')).toEqual(
      words('simple underline gradient boxed modern vintage'),
    );
    expect(optionsOf('title', 'size')).toEqual(words('small medium large xlarge'));
  });

  it('a banner [S3.908]', () => {
    expect(namesOf('banner').sort()).toEqual(
      [
        ...words('title subtitle buttonText buttonLink imageUrl imageUrls videoUrl sliderSettings'),
        ...words('overlayColor overlayOpacity overlayType gradientOverlay textColor height'),
        ...words('textAlign template contentPosition autoPlay slideInterval showDots showArrows'),
      ].sort(),
    );
    expect(entriesOf('banner', 'sliderSettings')).toEqual(
      words('autoPlay interval showDots showArrows'),
    );
    expect(optionsOf('banner', 'overlayType')).toEqual(words('solid gradient none'));
    expect(optionsOf('banner', 'template')).toEqual(words('classic split minimal slider video'));
    expect(defaultsOf('banner')).toMatchObject({ template: 'classic', overlayOpacity: 0.3 });
  });

  it('a video [S3.909]', () => {
    expect(namesOf('video').sort()).toEqual(
      [
        ...words('src autoplay loop isBackground overlayColor overlayContent overlayTitle'),
        ...words('overlayText overlayTextColor objectPosition height width'),
      ].sort(),
    );
  });

  it('a product grid [S3.910]', () => {
    expect(namesOf('product')).toEqual(
      expect.arrayContaining([
        ...words('category sortBy totalProducts productsPerRow numberOfRows'),
        ...words('mobileProductsPerRow tabletProductsPerRow'),
        ...words('hoverEffect showSecondImage secondImagePosition'),
      ]),
    );
    expect(defaultsOf('product')).toMatchObject({
      category: 'All Products',
      sortBy: 'newest',
      totalProducts: 8,
      numberOfRows: 2,
    });
  });

  it('the card of a product [S3.911]', () => {
    const shown = words(
      'showTitle showPrice showSalePrice showImage showDescription showRating showReviews showBrand',
    );
    expect(namesOf('product')).toEqual(
      expect.arrayContaining([
        ...shown,
        ...words('cardPadding cardBorderRadius cardBorderWidth cardBorderColor'),
        ...words('cardBackgroundColor cardBackgroundImage cardBackgroundSize'),
        ...words('cardBackgroundPosition cardBackgroundRepeat cardShadow'),
      ]),
    );
    expect(defaultsOf('product')).toMatchObject(
      Object.fromEntries(shown.map((name) => [name, true])),
    );
    expect(optionsOf('product', 'secondImagePosition')).toEqual(
      words('top-left top-right bottom-left bottom-right'),
    );
  });

  it('a newsletter form [S3.912]', () => {
    expect(namesOf('subscribe')).toEqual(
      expect.arrayContaining([
        ...words('title description placeholder buttonText design textAlign showIcon layout'),
        ...words('backgroundColor textColor buttonColor buttonTextColor'),
      ]),
    );
    expect(optionsOf('subscribe', 'layout')).toEqual(words('horizontal vertical'));
    expect(optionsOf('subscribe', 'design')).toEqual([
      ...words('modern minimal gradient card newsletter premium dark glass animated split hero'),
      ...words('floating compact'),
    ]);
    expect(defaultsOf('subscribe')).toMatchObject({
      title: 'Stay Updated',
      description: 'Get the latest updates and exclusive offers delivered to your inbox',
      placeholder: 'Enter your email address',
      buttonText: 'Subscribe',
    });
  });

  it('a hero feature [S3.913]', () => {
    expect(namesOf('heroFeature')).toEqual(
      expect.arrayContaining([
        ...words('template imageUrl height title description listItems'),
        ...words('aspectRatio maxWidth objectFit border borderRadius opacity'),
      ]),
    );
    expect(optionsOf('heroFeature', 'template')).toEqual(
      words('classic-left classic-right centered'),
    );
    expect(defaultsOf('heroFeature').listItems).toHaveLength(3);
  });

  it('an info [S3.914]', () => {
    expect(namesOf('info').sort()).toEqual(
      words('buttonText description iconType layout showBox showLearnMore title'),
    );
    expect(optionsOf('info', 'iconType')).toEqual(
      words('shipping flight security support payment return'),
    );
    expect(optionsOf('info', 'layout')).toEqual(words('row column'));
    expect(defaultsOf('info')).toMatchObject({
      title: 'Worldwide Shipping',
      description: 'Available as Standard or Express delivery',
      buttonText: 'Learn more',
    });
  });

  it('a navigation, and of a component of a header [S3.915]', () => {
    expect(namesOf('navigation')).toEqual(
      expect.arrayContaining(words('navigationItems logoHeight fontSize fontWeight')),
    );
    expect(propOf('navigation', 'navigationItems')?.aliases).toEqual(['items']);
    expect(entriesOf('navigation', 'navigationItems')).toEqual(
      expect.arrayContaining(words('title link icon submenu')),
    );
    expect(entriesOf('social', 'items')).toEqual(expect.arrayContaining(words('title link icon')));
    expect(ICON_KEYS).toEqual([
      ...words('home shop store category about contact person business help support offer'),
      ...words(
        'facebook twitter instagram linkedin youtube whatsapp telegram email phone location',
      ),
    ]);
  });

  it('a footer section [S3.916]', () => {
    expect(namesOf('footer_section')).toEqual(words('title items'));
    expect(entriesOf('footer_section', 'items')).toEqual(words('name link'));
  });

  it('contact details [S3.917]', () => {
    expect(namesOf('contact_info')).toEqual(words('companyName address email phone supportTime'));
    expect(defaultsOf('contact_info')).toMatchObject({
      supportTime: '8:00 AM – 5:00PM (EST) (Mon – Fri)',
    });
  });

  it('markup, a policy and a search [S3.918]', () => {
    expect([namesOf('html'), namesOf('policy'), namesOf('search')]).toEqual([
      ['content'],
      ['content'],
      ['placeholder'],
    ]);
  });
});

it('the fixed column layouts are twelve, a custom one [50, 50] [S5.280] [S5.281]', () => {
  expect(COLUMN_LAYOUTS).toEqual({
    single: [12],
    '1:1': [6, 6],
    '1:1:1': [4, 4, 4],
    '1:2': [4, 8],
    '2:1': [8, 4],
    '1:1:2': [3, 3, 6],
    '1:2:1': [3, 6, 3],
    '2:1:1': [6, 3, 3],
    '1:1:1:1': [3, 3, 3, 3],
    '4:2:3:3': [4, 2, 3, 3],
    '4:2:2:4': [4, 2, 2, 4],
    '5:2:2:3': [5, 2, 2, 3],
  });
  expect(DEFAULT_CUSTOM_LAYOUT).toEqual([50, 50]);
});
