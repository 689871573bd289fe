import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ICON_KEYS } from '@/core/model/navigation';
import { productSchema } from '@/core/model/product.schema';
import { cartReplaced } from '@/store/slices/cart';
import { selectIsCartOpen } from '@/store/slices/shop';
import { wishAdded } from '@/store/slices/wishlist';
import { eventually } from '../../support/eventually';
import { loadViews, renderLayout } from './render-block';

beforeAll(loadViews);
afterEach(() => vi.restoreAllMocks());

const product = productSchema.parse({ id: 'h1', name: 'Coat', price: 20 });
const block = (type: string, props: object = {}) => [{ type, props }];

describe('the logo', () => {
  it('is the shop’s, or its upper-cased host, leading home [S3.344]', () => {
    const { unmount } = renderLayout(block('logo'));
    expect(screen.getByRole('link', { name: 'LINEN.EXAMPLE' })).toHaveAttribute('href', '/');
    unmount();
    renderLayout(block('logo'), { init: { logo: '/logo.svg', name: 'Linen' } });
    expect(screen.getByRole('img', { name: 'Linen, home' })).toHaveAttribute('src', '/logo.svg');
  });
});

describe('cart and wishlist', () => {
  it('the cart opens by the flag of the store, and counts pieces [S4.341]', async () => {
    const user = userEvent.setup();
    const { store } = renderLayout(block('cart'));
    act(
      () =>
        void store.dispatch(
          cartReplaced({ items: [{ product, quantity: 3 }], appliedCoupon: null }),
        ),
    );
    await user.click(screen.getByRole('link', { name: 'Cart, 3 items' }));
    await eventually(() => expect(selectIsCartOpen(store.getState())).toBe(true));
  });

  it('the wishlist is reached, and counts what is in it [S4.342]', () => {
    const { store } = renderLayout(block('wishlist'));
    act(() => void store.dispatch(wishAdded({ product })));
    const link = screen.getByRole('link', { name: 'Wishlist, 1 item' });
    expect(link).toHaveAttribute('href', '/wishlist');
  });
});

describe('social links', () => {
  it('are those named, each with its mark, those of other sites in a new tab [S3.345]', () => {
    renderLayout(
      block('social', {
        items: [
          { icon: 'instagram', title: 'Pictures', link: 'https://pictures.example' },
          { icon: 'location', link: '/contact' },
          { icon: 'nowhere', title: 'Odd', link: 'https://odd.example' },
        ],
      }),
    );
    const [pictures, place, ...more] = screen.getAllByRole('link');
    expect(pictures).toHaveAccessibleName('Pictures (opens in a new tab)');
    expect(pictures).toHaveAttribute('target', '_blank');
    expect(pictures).toHaveAttribute('rel', 'noopener noreferrer');
    expect(pictures?.innerHTML).toContain('#instagram');
    expect(place).toHaveAccessibleName('location');
    expect(place).not.toHaveAttribute('target');
    expect(more).toEqual([]);
  });

  it('are the shop’s own addresses where none are named [S3.345]', () => {
    renderLayout(block('social'), { init: { email: 'hi@linen.example', phone: '555 01' } });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:hi@linen.example',
      'tel:555 01',
    ]);
  });

  it.each(ICON_KEYS)('have an outline for the icon %s [S3.342]', (icon) => {
    const { container } = renderLayout(block('social', { items: [{ icon, link: '/about' }] }));
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/sprite\.svg#\w/);
  });
});

describe('links that are none', () => {
  it('that would run a script lead nowhere [S5.340]', () => {
    const items = [{ title: 'Bad', name: 'Bad', link: 'java\tscript:alert(1)', icon: 'facebook' }];
    for (const type of ['navigation', 'social', 'footer_section']) {
      const { container, unmount } = renderLayout(block(type, { items, navigationItems: items }));
      expect(within(container).queryByRole('link', { name: 'Bad' })).toBeNull();
      expect(container.innerHTML).not.toContain('alert');
      unmount();
    }
  });
});

describe('the links of a footer section', () => {
  it('are three where none are named [S2.350]', () => {
    renderLayout(block('footer_section', { title: 'Good to know' }));
    const section = within(screen.getByRole('navigation', { name: 'Good to know' }));
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/order-tracking',
      '/intellectual-property',
    ]);
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('take to the top, smoothly unless motion is reduced: %s [S2.351]', (isReduced, behavior) => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
    const { router } = renderLayout(block('footer_section'));
    fireEvent.click(screen.getByRole('link', { name: 'About us' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(router.push).toHaveBeenCalledWith('/about', undefined, { scroll: false });
    vi.unstubAllGlobals();
  });

  it('leave the page where they open in a new tab [S2.351]', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    renderLayout(block('footer_section'));
    const link = screen.getByRole('link', { name: 'About us' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('in edit mode', () => {
  it.each(['logo', 'navigation', 'search', 'wishlist', 'cart', 'social', 'footer_section'])(
    'the controls of %s do nothing [S4.344]',
    (type) => {
      const init = { email: 'hi@linen.example' };
      const { container } = renderLayout(block(type), { mode: 'edit', init });
      const root = container.querySelector('[data-block]');
      expect(root).not.toHaveAttribute('inert');
      const controls = [...(root?.querySelectorAll('a, button, input') ?? [])];
      expect(controls.length).toBeGreaterThan(0);
      const isDead = (control: Element) =>
        control.closest('[inert]') !== null || control.getAttribute('aria-disabled') === 'true';
      expect(controls.filter((control) => !isDead(control))).toEqual([]);
    },
  );
});
