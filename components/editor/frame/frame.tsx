import type { CSSProperties, ReactNode } from 'react';
import { labelOf } from '@/blocks/layout/tree/labels';
import { nodeOf, parentsOf, type Tree } from '@/blocks/layout/tree/tree';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { CHROME } from '@/components/ui/chrome';
import { blockSelected } from '@/store/editor/editor';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectOpen, selectSelected, selectTree } from '@/store/editor/selectors';
import { usePanelsBesidePage } from '../shared/panels';
import { useShopPlace } from '../shop/settings/shop-place';
import { Drawer } from './drawer';
import styles from './frame.module.css';
import * as messages from './messages';
import { Properties } from './properties';
import { ReadOnly } from './read-only';
import { TopBar, type TopBarProps } from './top-bar';
import { usePanelSources } from './use-panel-sources';

const ShopSettings = partOnDemand(
  messages.shopSettings,
  async () => (await import('../shop/shop-settings')).ShopSettings,
);

/** Widths of the panels, in px (spec 2, "Design editor"). */
const DRAWER_WIDTH = 280;
const PROPERTIES_WIDTH = 350;

/** The settings of the shop take the place of both panels. */
const SHOP_WIDTH = 600;

/** The frame around the canvas: bars, and panels that the page makes room for. */
export function Frame({ children, ...topBar }: TopBarProps & { children: ReactNode }) {
  const { isOpen: isShopOpen, isMounted: isShopMounted } = useShopPlace();
  usePanelsBesidePage();
  const sources = usePanelSources();
  const design = useEditorSelector((state) => state.design);
  const isDrawerOpen = design.isDrawerOpen && !isShopOpen;
  const isPropertiesOpen = design.isPropertiesOpen && !isShopOpen;
  const drawer = isDrawerOpen ? DRAWER_WIDTH : 0;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--drawer': `${isShopOpen ? SHOP_WIDTH : drawer}px`,
    '--properties': `${isPropertiesOpen ? PROPERTIES_WIDTH : 0}px`,
  };
  return (
    <div className={styles.frame} style={style}>
      <header className={`${CHROME} ${styles.top}`} data-part>
        <TopBar {...topBar} />
      </header>
      <aside
        className={`${CHROME} ${styles.drawer}`}
        aria-label={messages.blocksAndOutline}
        data-part
        hidden={!isDrawerOpen}
      >
        <Drawer />
      </aside>
      {isShopMounted && (
        <aside
          className={`${CHROME} ${styles.drawer} ${styles.shop}`}
          aria-label={messages.shop}
          hidden={!isShopOpen}
          data-part
          data-shop
        >
          <ShopSettings />
        </aside>
      )}
      <main className={styles.desk}>
        <h1 className="visually-hidden">{messages.design}</h1>
        {children}
      </main>
      <aside
        className={`${CHROME} ${styles.properties}`}
        aria-label={messages.properties}
        data-part
        hidden={!isPropertiesOpen}
      >
        {isPropertiesOpen && <Properties sources={sources} />}
      </aside>
      <footer className={`${CHROME} ${styles.path}`} data-part>
        <ReadOnly />
        <PathBar />
      </footer>
    </div>
  );
}

/** The ancestors of the selected block, from the page on; each can be selected. */
function PathBar() {
  const dispatch = useEditorDispatch();
  const name = useEditorSelector((state) => selectOpen(state)?.name);
  const tree = useEditorSelector(selectTree);
  const selected = useEditorSelector(selectSelected);
  const steps = tree ? [null, ...pathTo(tree, selected)] : [];
  return (
    <nav aria-label={messages.selectedBlock}>
      <ol className={styles.pathBarPath}>
        {steps.map((key) => (
          <li key={key}>
            <button
              type="button"
              className={styles.step}
              aria-current={key === null ? undefined : key === selected}
              onClick={() => dispatch(blockSelected(key))}
            >
              {tree && key !== null ? labelOf(nodeOf(tree, key)) : name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const pathTo = (tree: Tree, key: string | null): string[] =>
  key === null ? [] : [...parentsOf(tree, key).reverse(), key];
