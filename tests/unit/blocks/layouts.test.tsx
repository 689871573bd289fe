import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { loadViews, renderLayout } from './render-block';

beforeAll(loadViews);

describe('a page of blocks', () => {
  it('says which type it does not know [S3.154]', () => {
    renderLayout([{ type: 'carousel3000', id: 'c-1' }]);
    expect(screen.getByText('Unknown component type: carousel3000')).toBeVisible();
  });

  it.each(BLOCK_TYPES)(
    'shows %s with nothing given, and with everything given wrong [S3.152]',
    (type) => {
      const odd = [null, 'text', 7, [], { nested: [null] }];
      renderLayout([
        { type },
        ...odd.map((values) => ({ type, props: values, styles: values, children: values })),
      ]);
      expect(screen.queryByText(/^Unknown component type/)).toBeNull();
    },
  );

  it('shows text as text, whatever it looks like [S3.155]', () => {
    const content = '<img src=x onerror=alert(1)><b>bold</b>';
    const { container } = renderLayout([{ type: 'text', props: { content } }]);
    expect(container).toHaveTextContent(content);
    expect(container.querySelector('img, b')).toBeNull();
  });
});

it.each(['html', 'policy'])(
  'nothing in the markup of %s can be used while it is edited, and all of it live [S4.344]',
  (type) => {
    const content = '<p><a href="/about">About</a><input><iframe></iframe></p>';
    const { container } = renderLayout([{ type, props: { content } }], { mode: 'edit' });
    const link = container.querySelector('[data-block] a');
    expect(link?.closest('[inert]')).not.toBeNull();
    expect(container.querySelector('[data-block]')).not.toHaveAttribute('inert');
    const live = renderLayout([{ type, props: { content } }]).container;
    expect(live.querySelector('a')?.closest('[inert]')).toBeNull();
  },
);
