import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFields } from '@/blocks/kit/fields';
import { HERO_TEXTS, heroFeatureBlock, heroHeight } from '@/blocks/types/hero-feature/definition';
import { describePicture } from '@/core/rules/media/picture-facts';
import { renderOnServer } from './on-server';
import { loadViews, renderLayout } from './render-block';

const WORDS = {
  title: 'Every seam has a reason',
  description: 'Cut in small runs',
  listItems: ['Washed twice', 'Mended for free'],
};

beforeAll(loadViews);

const show = (props: object = {}, styles: object = {}) =>
  renderLayout([{ id: 'it', type: 'heroFeature', props, styles }]).container;

describe('a hero feature', () => {
  it.each(['classic-left', 'classic-right', 'centered'])(
    'says its words beside its picture in the template %s [S3.308]',
    (template) => {
      const page = show({ template, imageUrl: '/jacket.webp', ...WORDS });
      expect(screen.getByRole('heading', { name: WORDS.title })).toBeVisible();
      expect(screen.getByText(WORDS.description)).toBeVisible();
      const items = within(screen.getByRole('list')).getAllByRole('listitem');
      expect(items.map((item) => item.textContent)).toEqual(WORDS.listItems);
      expect(page.querySelector('img')).toHaveAttribute('src', '/jacket.webp');
    },
  );

  it('is 400px high, centered 500px, unless told [S9.301]', () => {
    const props = readFields(heroFeatureBlock.props, {});
    expect(heroHeight(props)).toBe('400px');
    expect(heroHeight({ ...props, template: 'centered' })).toBe('500px');
    expect(heroHeight({ ...props, template: 'centered', height: '320px' })).toBe('320px');
  });

  it('speaks Vietnamese until an admin has written something, and says so [S9.302]', () => {
    show();
    expect(screen.getByRole('heading')).toHaveAttribute('lang', 'vi');
    expect(screen.getByText(HERO_TEXTS.description)).toHaveAttribute('lang', 'vi');
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(3);
    for (const item of items) expect(item).toHaveAttribute('lang', 'vi');
    // Letters that no other language written in the Latin script has.
    for (const words of [HERO_TEXTS.title, HERO_TEXTS.description, ...HERO_TEXTS.listItems])
      expect(words.normalize('NFC')).toMatch(/[ạ-ỹ]/i);
  });

  it('says nothing of the language of what an admin has written [S9.302]', () => {
    expect(show(WORDS).querySelector('[lang]')).toBeNull();
  });

  it('has no empty parts where nothing is said [S3.308]', () => {
    const page = show({ title: '', description: '', listItems: [] });
    expect(page.querySelector('h2, p, ul')).toBeNull();
  });

  it('styles its picture, and aligns its words, as told [S3.308]', () => {
    const picture = {
      imageUrl: '/jacket.webp',
      borderRadius: '12px / 50%',
      border: '2px solid #123456',
      opacity: 0.4,
      maxWidth: 320,
      objectFit: 'contain',
      objectPosition: 'left 20%',
    };
    const page = show(picture, { textAlign: 'right' });
    const style = page.querySelector('img')?.parentElement?.style;
    expect(style).toMatchObject({ borderRadius: '12px / 50%', opacity: '0.4', maxWidth: '320px' });
    expect(style?.getPropertyValue('--fit')).toBe('contain');
    expect(page.querySelector('img')).toHaveStyle({ objectPosition: 'left 20%' });
    expect(screen.getByRole('heading').parentElement).toHaveStyle({ textAlign: 'right' });
  });

  it('goes by its own focal point before that of the picture [S3.308] [S3.1108]', () => {
    const imageUrl = describePicture('/jacket.webp#1600x800@0.9,0.5');
    expect(show({ imageUrl }).querySelector('img')).toHaveStyle({ objectPosition: '90% 50%' });
    cleanup();
    const own = show({ imageUrl, objectPosition: 'left 20%' });
    expect(own.querySelector('img')).toHaveStyle({ objectPosition: 'left 20%' });
  });

  it('is there without scripts [S3.308]', () => {
    const page = renderOnServer([{ type: 'heroFeature', props: WORDS }]);
    expect(page).toHaveTextContent(`${WORDS.title}${WORDS.description}`);
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg onload=alert(1)>'])(
    'fetches nothing from %j [S3.310]',
    (imageUrl) => {
      expect(show({ imageUrl }).innerHTML).not.toMatch(/javascript|data:/);
    },
  );
});
