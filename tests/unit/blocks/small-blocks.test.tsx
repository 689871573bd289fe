import { cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { textTag } from '@/blocks/kit/text-tag';
import { loadViews, renderLayout } from './render-block';

const TAGS = textTag.options ?? [];

beforeAll(loadViews);

const show = (
  type: string,
  props: object = {},
  more: object = {},
  mode: 'live' | 'edit' = 'live',
) => renderLayout([{ type, props, ...more }], { mode, init: { domain: 'studio.linen.example' } });

describe('a text', () => {
  it.each(TAGS)('is the element %s, by any name of the prop [S3.284]', (tag) => {
    for (const name of ['htmlTag', 'tag', 'variant']) {
      show('text', { content: 'Made by hand', [name]: tag });
      expect(screen.getByText('Made by hand').tagName.toLowerCase()).toBe(tag);
      cleanup();
    }
  });

  it('is a paragraph by default, and never an element that it may not be [S3.284]', () => {
    expect(TAGS).toHaveLength(15);
    for (const htmlTag of [undefined, 'script', 'P', 7]) {
      show('text', { content: 'Made by hand', htmlTag });
      expect(screen.getByText('Made by hand').tagName).toBe('P');
      cleanup();
    }
  });
});

describe('information', () => {
  it('has the spec’s words by default [S9.284]', () => {
    show('info');
    expect(screen.getByText('Worldwide Shipping')).toBeVisible();
    expect(screen.getByText('Available as Standard or Express delivery')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Learn more/ })).toBeVisible();
  });

  it.each([
    ['shipping', '/shipping'],
    ['flight', '/shipping'],
    ['security', '/privacy'],
    ['support', '/contact'],
    ['payment', '/payment-methods'],
    ['return', '/returns'],
  ])('about %s leads to %s, and says about what [S3.295]', (iconType, href) => {
    show('info', { iconType, title: 'Our promise' });
    const link = screen.getByRole('link', { name: /^Learn more: Our promise$/ });
    expect(link).toHaveAttribute('href', href);
  });

  it('leads nowhere where that is switched off, and in edit mode [S3.295] [S4.281]', () => {
    show('info', { showLearnMore: false });
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    show('info', {}, {}, 'edit');
    expect(screen.getByRole('link')).not.toHaveAttribute('href');
  });
});

describe('a divider', () => {
  it('is a line drawn as its styles say [S3.296]', () => {
    const styles = { border: '2px dashed #123456', width: '50%', margin: '8px' };
    const { container } = show('divider', {}, { styles });
    expect(screen.getByRole('separator')).toHaveStyle({ width: '50%' });
    expect(screen.getByRole('separator').style.borderTop).toBe('2px dashed rgb(18, 52, 86)');
    expect(container.firstElementChild).toHaveStyle({ margin: '8px' });
  });

  it('is as thick as its height, in its colour [S3.296]', () => {
    show('divider', {}, { styles: { height: '6px', color: '#123456' } });
    expect(screen.getByRole('separator')).toHaveStyle({ height: '6px', background: '#123456' });
  });
});

describe('the search of a page', () => {
  it('is drawn in the color that it has, on what is around it [S3.644]', () => {
    const { container } = show('search', {}, { styles: { color: '#ffcc66' } });
    expect(container.firstElementChild).toHaveStyle({
      '--field-ink': '#ffcc66',
      '--field-ground': 'transparent',
    });
  });
});

describe('the copyright line as a block', () => {
  it('is that of the shop, with a picture of the ways to pay [S2.282]', () => {
    const { container } = show('copyright');
    expect(container).toHaveTextContent('studio Store. All rights reserved');
    expect(screen.getByRole('img', { name: /Visa/ })).toBeVisible();
  });

  it.each([
    ['center', 'center'],
    ['right', 'end'],
    ['justify', 'space-between'],
  ])('stands where its text does: %s [S3.645]', (textAlign, place) => {
    const { container } = show('copyright', {}, { styles: { textAlign } });
    const { style } = container.firstElementChild as HTMLElement;
    expect(style.getPropertyValue('--part-justify')).toBe(place);
  });
});
