import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Header } from '@/components/header';
import { renderInShop } from './shop-page';

const toggle = () => screen.getByRole('button', { name: 'Shop: all categories' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
const shopLink = () => screen.getByRole('link', { name: 'Shop' });

describe('the submenu of Shop', () => {
  it('opens and closes by Enter on its button', async () => {
    const user = userEvent.setup();
    renderInShop(<Header />);
    toggle().focus();
    expect(isOpen()).toBe(false);
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
  });

  it('opens for the focus and closes when the focus leaves it', async () => {
    const user = userEvent.setup();
    renderInShop(<Header />);
    while (document.activeElement !== shopLink()) await user.tab();
    expect(isOpen()).toBe(true);
    await user.tab({ shift: true });
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const user = userEvent.setup();
    renderInShop(<Header />);
    toggle().focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByText('Warm hoodies')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  it('opens under the mouse and closes when it leaves', async () => {
    const user = userEvent.setup();
    renderInShop(<Header />);
    await user.hover(shopLink());
    expect(isOpen()).toBe(true);
    await user.unhover(shopLink());
    expect(isOpen()).toBe(false);
    await user.hover(shopLink());
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });
});
