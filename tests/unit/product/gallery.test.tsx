import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gallery } from '@/components/product/detail/gallery';

const PICTURES = ['/lab/a-1.webp', '/lab/a-2.webp', '/lab/a-3.webp'];
const gallery = (wanted: number | null = null) => (
  <Gallery pictures={PICTURES} name="Fern Hoodie" wanted={wanted} />
);

const WIDTH = 400;
const noDialog = { showModal: undefined, close: undefined };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  Object.assign(Element.prototype, { scrollTo: vi.fn() });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  Object.assign(HTMLDialogElement.prototype, noDialog);
});

const currentThumbnail = () =>
  screen.getAllByRole('link', { current: true }).map((link) => link.getAttribute('aria-label'));
const picture = (place: number) =>
  screen.getByRole('link', { name: new RegExp(`picture ${place} of 3`) });
const stripOf = (place: number) => picture(place).closest('ul') ?? document.body;

describe('the gallery', () => {
  it('goes by arrow keys and stops at both ends', async () => {
    const user = userEvent.setup();
    render(gallery());
    picture(1).focus();
    await user.keyboard('{ArrowLeft}');
    expect(currentThumbnail()).toEqual(['Show picture 1']);
    await user.keyboard('{ArrowRight}');
    expect(currentThumbnail()).toEqual(['Show picture 2']);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(currentThumbnail()).toEqual(['Show picture 3']);
    expect(stripOf(3).scrollLeft).toBe(2 * WIDTH);
  });

  it('takes the keyboard along to the picture that is seen', async () => {
    const user = userEvent.setup();
    render(gallery());
    picture(1).focus();
    await user.keyboard('{ArrowRight}');
    expect(picture(2)).toHaveFocus();
    expect(picture(2)).toHaveAttribute('tabindex', '0');
    expect(picture(1)).toHaveAttribute('tabindex', '-1');
  });

  it('goes by thumbnails and buttons', async () => {
    const user = userEvent.setup();
    render(gallery());
    await user.click(screen.getByRole('link', { name: 'Show picture 3' }));
    expect(currentThumbnail()).toEqual(['Show picture 3']);
    expect(screen.getByRole('button', { name: 'Next picture' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(currentThumbnail()).toEqual(['Show picture 2']);
  });

  it('follows a swipe', () => {
    render(gallery());
    const strip = stripOf(1);
    strip.scrollLeft = 2 * WIDTH;
    fireEvent.scroll(strip);
    expect(currentThumbnail()).toEqual(['Show picture 3']);
  });

  it('goes to the picture that a choice wants', () => {
    const { rerender } = render(gallery());
    rerender(gallery(2));
    expect(currentThumbnail()).toEqual(['Show picture 3']);
    rerender(gallery(null));
    expect(currentThumbnail()).toEqual(['Show picture 3']);
  });

  it('enlarges the picture pressed and comes back to the one seen last', async () => {
    const user = userEvent.setup();
    render(gallery());
    await user.click(picture(2));
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of Fern Hoodie, enlarged' });
    expect(within(dialog).getByText('2 / 3')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('3 / 3')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentThumbnail()).toEqual(['Show picture 3']);
  });

  it('is a strip of links without JavaScript', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(gallery());
    const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.slice(0, 3)).toEqual(PICTURES);
    const slides = [...page.querySelectorAll('li[id]')].map(({ id }) => `#${id}`);
    expect(hrefs.slice(3)).toEqual(slides);
    expect(page.querySelectorAll('li img')).toHaveLength(6);
  });

  it('shows the placeholder alone where there is no picture', () => {
    render(<Gallery pictures={[]} name="Fern Hoodie" wanted={null} />);
    expect(screen.getByRole('img', { name: 'Fern Hoodie' })).toHaveAttribute(
      'src',
      '/placeholder-product.svg',
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('says of its pictures what is known of them, else which of them it is [S4.973]', async () => {
  const media = [{ alt: 'Fern Hoodie, back', focus: { x: 0, y: 0.5 }, placeholder: '#112233' }];
  render(<Gallery pictures={PICTURES} media={media} name="Fern Hoodie" wanted={null} />);
  const [existing, other] = screen.getAllByRole('img');
  expect(existing).toHaveAccessibleName('Fern Hoodie, back');
  expect(existing).toHaveStyle({ objectPosition: '0% 50%', backgroundColor: '#112233' });
  expect(other).toHaveAccessibleName('Fern Hoodie, picture 2 of 3');
  expect(screen.getByRole('link', { name: 'Show picture 1: Fern Hoodie, back' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show picture 2' })).toBeVisible();
  await userEvent
    .setup()
    .click(screen.getByRole('link', { name: /Fern Hoodie, back/, current: false }));
  expect(
    await screen.findByRole('button', { name: 'Fern Hoodie, back, look closer' }),
  ).toBeVisible();
});
