import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ActionLink } from '@/blocks/view-kit/action-link';
import { renderInShop } from '../header/shop-page';

function show(props: Partial<ComponentProps<typeof ActionLink>>) {
  const page = (
    <ActionLink href="/shop" mode="live" {...props}>
      Hoodies
    </ActionLink>
  );
  const { router } = renderInShop(page, { path: '/?ref=mail' });
  return { router, link: screen.getByRole('link') };
}

describe('a link of a block', () => {
  it('opens a page of the shop without a new document, carrying the query [S2.280]', () => {
    const { link, router } = show({});
    expect(link).toHaveAttribute('href', '/shop?ref=mail');
    fireEvent.click(link);
    expect(router.push).toHaveBeenCalledWith('/shop?ref=mail');
  });

  it.each(['https://elsewhere.example/a', '//elsewhere.example', '/\\elsewhere.example'])(
    'leads to %j as it is, without telling who sent the shopper [S2.281]',
    (href) => {
      const { link, router } = show({ href });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      fireEvent.click(link);
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['/shop', 'noopener'],
    ['https://elsewhere.example', 'noopener noreferrer'],
  ])('opens %j in a new tab and says so [S3.280]', (href, rel) => {
    const { link, router } = show({ href, opensNewTab: true });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', rel);
    expect(link).toHaveAccessibleName(/^Hoodies ?\(opens in a new tab\)$/);
    fireEvent.click(link);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('leads nowhere in edit mode, by pointer and by keyboard [S4.280]', () => {
    const onClick = vi.fn();
    const { link, router } = show({ mode: 'edit', onClick });
    expect(link).not.toHaveAttribute('href');
    expect(link).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(link);
    expect(onClick).not.toHaveBeenCalled();
    expect(router.push).not.toHaveBeenCalled();
  });
});
