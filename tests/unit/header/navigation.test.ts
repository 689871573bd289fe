import { describe, expect, it } from 'vitest';
import { socialLinks } from '@/components/header/drawers/social-links';
import { currentMark } from '@/components/header/parts/navigation';
import { domainDesignSchema } from '@/core/model/design.schema';

describe('currentMark', () => {
  it('marks the page shown, whatever else its address carries', () => {
    expect(currentMark('/about', '/about?utm=mail#team')).toBe('page');
    expect(currentMark('/about', '/about?category=Hats')).toBe('page');
    expect(currentMark('/about', '/contact')).toBeUndefined();
  });

  it('tells the listing from its categories', () => {
    expect(currentMark('/shop', '/shop')).toBe('page');
    expect(currentMark('/shop', '/shop?category=Hoodies')).toBe('true');
    expect(currentMark('/shop?category=Hoodies', '/shop?category=Hoodies&page=2')).toBe('page');
    expect(currentMark('/shop?category=Pants', '/shop?category=Hoodies')).toBeUndefined();
    expect(currentMark('/shop?category=Combo+Set', '/shop?category=combo-set')).toBe('page');
    expect(currentMark('/shop?category=Pants', '/shop')).toBeUndefined();
  });
});

describe('socialLinks', () => {
  const shop = { email: '', phone: '', design: null };

  it('takes the social items of the designed header, without what is no safe link [S2.45]', () => {
    const items = [
      { icon: 'instagram', title: 'Our pictures', link: 'https://pictures.example/us' },
      { icon: 'facebook', link: 'https://faces.example/us' },
      { icon: 'facebook', title: 'Bad', link: 'javascript:alert(1)' },
      { icon: 'unheard-of', title: 'Odd', link: 'https://odd.example' },
      null,
    ];
    const header = [
      { type: 'social', props: { items } },
      { type: 'navigation', props: { items } },
    ];
    const design = domainDesignSchema.parse({ settings: {}, metadata: {}, header });
    expect(socialLinks({ ...shop, design })).toEqual([
      { icon: 'instagram', title: 'Our pictures', link: 'https://pictures.example/us' },
      { icon: 'facebook', title: 'facebook', link: 'https://faces.example/us' },
    ]);
  });

  it('has the email and phone of the shop, each where there is one', () => {
    expect(socialLinks({ ...shop, email: 'a@b.example' })).toEqual([
      { icon: 'email', title: 'a@b.example', link: 'mailto:a@b.example' },
    ]);
    expect(socialLinks(shop)).toEqual([]);
  });
});
