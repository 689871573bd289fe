import { useRouter } from 'next/router';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadCartDrawer } from '@/components/cart';
import { useWasOpen } from '@/components/ui/drawer-on-demand';
import { useAfterPaint } from '@/hooks/use-after-paint';
import { useWarmed } from '@/hooks/use-warmed';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { cartClosed, cartOpened, selectIsCartOpen } from '@/store/slices/shop';
import { CartDrawer, MenuDrawer, SearchDrawer } from './on-demand';

interface Drawers {
  openCart: () => void;
  openMenu: () => void;
  /** Opens the search with what has been typed elsewhere. */
  openSearch: (query: string) => void;
}

type Opened = { drawer: 'menu' } | { drawer: 'search'; query: string } | null;

const DrawersContext = createContext<Drawers | null>(null);

/** The drawers of the header around what opens them; going to another page closes them. */
export function DrawersProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>(null);
  const isCartOpen = useAppSelector(selectIsCartOpen);
  const isCartShown = useAfterPaint(isCartOpen);
  const wasCartOpen = useWasOpen(isCartShown);
  useWarmed(loadCartDrawer);
  const dispatch = useAppDispatch();
  const { events } = useRouter();

  const drawers = useMemo<Drawers>(
    () => ({
      openCart: () => dispatch(cartOpened()),
      openMenu: () => setOpened({ drawer: 'menu' }),
      openSearch: (query) => setOpened({ drawer: 'search', query }),
    }),
    [dispatch],
  );

  useEffect(() => {
    const closeAll = () => {
      setOpened(null);
      dispatch(cartClosed());
    };
    events.on('routeChangeStart', closeAll);
    return () => events.off('routeChangeStart', closeAll);
  }, [events, dispatch]);

  return (
    <DrawersContext value={drawers}>
      {children}
      <LocalDrawers opened={opened} onClose={() => setOpened(null)} />
      {wasCartOpen && <CartDrawer isOpen={isCartShown} onClose={() => dispatch(cartClosed())} />}
    </DrawersContext>
  );
}

function LocalDrawers({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const isMenuOpen = opened?.drawer === 'menu';
  const isSearchOpen = opened?.drawer === 'search';
  const wasMenuOpen = useWasOpen(isMenuOpen);
  const wasSearchOpen = useWasOpen(isSearchOpen);
  const typed = isSearchOpen ? opened.query : '';
  return (
    <>
      {wasMenuOpen && <MenuDrawer isOpen={isMenuOpen} onClose={onClose} />}
      {wasSearchOpen && <SearchDrawer isOpen={isSearchOpen} onClose={onClose} typed={typed} />}
    </>
  );
}

export function useDrawers(): Drawers {
  const drawers = useContext(DrawersContext);
  if (!drawers) throw new Error('useDrawers must be used within a DrawersProvider');
  return drawers;
}
