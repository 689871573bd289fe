import { onDemand } from '@/components/ui/on-demand';
import { MenuButton } from '../commands/menu-button';
import { type DrawerView, showDrawer, useDrawerView } from '../shared/panels';
import { DraggablePalette } from './draggable-palette';
import styles from './drawer.module.css';
import * as messages from './messages';

const MarkedOutline = onDemand(
  async () => (await import('../problems/marked-outline')).MarkedOutline,
);

const VIEWS: Readonly<Record<DrawerView, string>> = {
  add: messages.add,
  outline: messages.outline,
};

const NAMES = Object.keys(VIEWS) as DrawerView[];

/** The palette or the outline. */
export function Drawer() {
  const view = useDrawerView();
  return (
    <div className={styles.drawer}>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">{messages.leftPanel}</legend>
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.view}
            aria-pressed={name === view}
            onClick={() => showDrawer(name)}
          >
            {VIEWS[name]}
          </button>
        ))}
      </fieldset>
      <div className={styles.content}>
        {view === 'add' ? <DraggablePalette /> : <MarkedOutline renderMenu={menuOf} />}
      </div>
    </div>
  );
}

const menuOf = (key: string) => <MenuButton blockKey={key} tabIndex={-1} />;
