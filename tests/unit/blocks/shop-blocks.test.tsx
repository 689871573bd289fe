import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import { pageShown, seedStore } from '@/store/seed';
import { loadViews, renderLayout } from './render-block';

beforeAll(loadViews);

const show = (type: string, mode: 'live' | 'edit' = 'live') => renderLayout([{ type }], { mode });

describe('category tiles', () => {
  it('are those of the shop, each leading to its category [S2.320]', () => {
    show('categories');
    const tiles = within(screen.getByRole('region', { name: 'Shop by category' }));
    expect(tiles.getByRole('link', { name: 'Warm hoodies' })).toHaveAttribute(
      'href',
      '/shop?category=Hoodies',
    );
    expect(tiles.getAllByRole('link')).toHaveLength(2);
  });

  it('take no place where the shop has none, and are samples while edited [S2.321]', () => {
    const none = { init: initSchema.parse({ domain: 'linen.example' }), categories: [] };
    const live = show('categories');
    const tell = ({ dispatch }: typeof live.store) => {
      seedStore({ dispatch }, none);
      dispatch(pageShown(none));
    };
    act(() => tell(live.store));
    expect(live.container).toBeEmptyDOMElement();
    const edited = show('categories', 'edit');
    act(() => tell(edited.store));
    expect(screen.getByRole('link', { name: 'Category One' })).toBeInTheDocument();
  });

  it('lead nowhere while they are edited [S2.322]', () => {
    show('categories', 'edit');
    expect(screen.getAllByRole('link')[0]?.closest('[inert]')).toBeInTheDocument();
  });
});

describe('the content of a page', () => {
  it('is what the page shows by itself [S2.323]', () => {
    show('page_content');
    expect(screen.getByText('The page’s own content')).toBeVisible();
  });

  it('is a marked place while a page that has none is edited [S2.324]', () => {
    const { unmount } = renderLayout([{ type: 'page_content' }], {
      mode: 'edit',
      hasContent: false,
    });
    expect(screen.getByText('Page content')).toBeVisible();
    unmount();
    show('page_content', 'edit');
    expect(screen.getByText('The page’s own content')).toBeVisible();
    expect(screen.queryByText('Page content')).toBeNull();
  });
});
