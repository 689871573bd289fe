import { useRouter } from 'next/router';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadCartDrawer } from '@/components/cart';
import { loadSearchDrawer } from '@/components/search';
import { onDemand, useWasOpen } from '@/components/ui';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { cartClosed, selectIsCartOpen } from '@/store/slices/shop';

/** The drawers of the header: none of them in a page's first load, each fetched once. */
export const loadMenu = async () => (await import('./header-menu')).HeaderMenu;

/** The menu of a navigation that stands elsewhere. */
export const loadMenuDrawer = async () => (await import('./menu-drawer')).MenuDrawer;

/** Cart drawer, opened by the flag of the store too, which is taken back where it cannot be shown. */
const CartDrawer = onDemand(loadCartDrawer, undefined, ({ onClose }) => onClose());
const HeaderMenu = onDemand(loadMenu);
export const MenuDrawer = onDemand(loadMenuDrawer);
const SearchDrawer = onDemand(loadSearchDrawer);

interface Drawers {
  openMenu: () => void;
  openSearch: () => void;
}

const DrawersContext = createContext<Drawers | null>(null);

/** The drawers of the header around what opens them; going to another page closes them. */
export function DrawersProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<'menu' | 'search' | null>(null);
  const isCartOpen = useAppSelector(selectIsCartOpen);
  const wasCartOpen = useWasOpen(isCartOpen);
  useWarmed(loadCartDrawer);
  const dispatch = useAppDispatch();
  const { events } = useRouter();

  const drawers = useMemo<Drawers>(
    () => ({ openMenu: () => setOpened('menu'), openSearch: () => setOpened('search') }),
    [],
  );

  useEffect(() => {
    const closeAll = () => {
      setOpened(null);
      dispatch(cartClosed());
    };
    events.on('routeChangeStart', closeAll);
    // What was put into the cart just before the link was followed opens it a paint later.
    events.on('routeChangeComplete', closeAll);
    return () => {
      events.off('routeChangeStart', closeAll);
      events.off('routeChangeComplete', closeAll);
    };
  }, [events, dispatch]);

  const isMenuOpen = opened === 'menu';
  const isSearchOpen = opened === 'search';
  const wasMenuOpen = useWasOpen(isMenuOpen);
  const wasSearchOpen = useWasOpen(isSearchOpen);
  const close = () => setOpened(null);
  return (
    <DrawersContext value={drawers}>
      {children}
      {wasMenuOpen && <HeaderMenu isOpen={isMenuOpen} onClose={close} />}
      {wasSearchOpen && <SearchDrawer isOpen={isSearchOpen} onClose={close} />}
      {wasCartOpen && <CartDrawer isOpen={isCartOpen} onClose={() => dispatch(cartClosed())} />}
    </DrawersContext>
  );
}

/** Signs that somebody is there and about to do something. */
const SIGNS = ['pointermove', 'touchstart', 'keydown'];

/** Fetches code that a shopper will soon need: after a first sign of life, when the browser is idle. */
function useWarmed(load: () => Promise<unknown>): void {
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    const warm = () => whenIdle(() => load().catch(() => undefined));
    for (const sign of SIGNS) addEventListener(sign, warm, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, warm);
    };
  }, [load]);
}

export function useDrawers(): Drawers {
  const drawers = useContext(DrawersContext);
  if (!drawers) throw new Error('useDrawers must be used within a DrawersProvider');
  return drawers;
}
