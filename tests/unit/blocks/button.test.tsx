import { readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { buttonBlock } from '@/blocks/types/button/definition';
import { loadViews, renderLayout } from './render-block';

const ICONS = buttonBlock.props.icon.options ?? [];

beforeAll(loadViews);

function show(props: object = {}, styles: object = {}, mode: 'live' | 'edit' = 'live') {
  const { container } = renderLayout([{ type: 'button', props, styles }], { mode });
  return { root: container.firstElementChild, face: container.querySelector('a, button') };
}

describe('a button', () => {
  it('is labelled Button, and a button without a target [S3.289]', () => {
    show();
    expect(screen.getByRole('button', { name: 'Button' })).toHaveAttribute('type', 'button');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is a link where it has a target [S3.289]', () => {
    show({ label: 'Shop now', targetUrl: '/shop' });
    expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/shop');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x'])(
    'never leads to %j [S3.294]',
    (address) => {
      show({ action: address, targetUrl: address });
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('leads nowhere in edit mode, and the keyboard passes it by [S4.281]', () => {
    const link = show({ targetUrl: '/shop' }, {}, 'edit').face;
    expect(link).not.toHaveAttribute('href');
    cleanup();
    const button = show({}, {}, 'edit').face;
    expect(button).toHaveAttribute('tabindex', '-1');
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it.each(ICONS)('has the icon %s at either side [S3.290]', (icon) => {
    const sprite = readFileSync('public/icons/sprite.svg', 'utf8');
    const left = show({ icon, showIcon: 'left' }).face;
    const [, id] = left?.firstElementChild?.innerHTML.match(/sprite\.svg#([\w-]+)"/) ?? [];
    expect(sprite).toContain(`<symbol id="${id}"`);
    cleanup();
    expect(show({ icon, showIcon: 'right' }).face?.lastElementChild?.tagName).toBe('svg');
    cleanup();
    expect(show({ icon, showIcon: 'none' }).face?.querySelector('svg')).toBeNull();
  });

  it('has twenty icons, each its own [S3.290]', () => {
    expect(new Set(ICONS).size).toBe(20);
  });

  it('of an icon alone is called by the icon [S3.290]', () => {
    show({ label: '', icon: 'heart', showIcon: 'left' });
    expect(screen.getByRole('button', { name: 'heart' })).toBeVisible();
  });

  it('wears its styles itself; margin and alignment are those of its place [S3.291]', () => {
    const { root, face } = show(
      {},
      {
        backgroundColor: '#123456',
        padding: '4px',
        height: '36px',
        margin: '8px',
        textAlign: 'right',
      },
    );
    expect(face).toHaveStyle({ backgroundColor: '#123456', padding: '4px', minHeight: '0' });
    expect(root).toHaveStyle({ margin: '8px', textAlign: 'right', padding: '0' });
    expect(root).not.toHaveStyle({ backgroundColor: '#123456' });
  });
});
