import { IconButton } from '@/components/kit/button';
import * as icons from '@/components/kit/icons';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { CommandButton } from '../commands/command-button';
import { SavedLight, useDrafts } from '../drafts';
import { PagePicker } from '../pages/page-picker';
import { DEVICE_NAMES, DEVICES, type Device } from '../shared/devices';
import { type PanelName, showPanel } from '../shared/panels';
import { useShopPlace } from '../shop/settings/shop-place';
import { ShopButton } from '../shop/shop-button';
import { LogOut } from './log-out';
import * as messages from './messages';
import styles from './top-bar.module.css';

export interface TopBarProps {
  device: Device;
  onDevice: (device: Device) => void;
}

const ICONS: Record<Device, string> = {
  desktop: icons.desktop,
  tablet: icons.tablet,
  phone: icons.phone,
};

export function TopBar({ device, onDevice }: TopBarProps) {
  return (
    <>
      <div className={styles.side}>
        <PanelButton
          panel="isDrawerOpen"
          icon={icons.leftPanel}
          label={messages.blocksAndOutline}
        />
        <Pages />
        <div className={styles.tools}>
          <ShopButton />
        </div>
      </div>
      <div className={styles.middle}>
        <CommandButton of="undo" icon={icons.undo} />
        <CommandButton of="redo" icon={icons.redo} />
        <fieldset className={styles.devices}>
          <legend className="visually-hidden">{messages.pageWidth}</legend>
          {DEVICE_NAMES.map((name) => (
            <IconButton
              key={name}
              icon={ICONS[name]}
              label={`${DEVICES[name].label}, ${DEVICES[name].width} px`}
              aria-pressed={name === device}
              onClick={() => onDevice(name)}
            />
          ))}
        </fieldset>
      </div>
      <div className={`${styles.side} ${styles.end}`}>
        <div className={styles.tools}>
          <CommandButton of="shortcuts" icon={icons.keyboard} />
          <CommandButton of="preview" icon={icons.external} />
          <LogOut />
        </div>
        <SavedLight />
        <CommandButton of="save" hasWords look="primary" />
        <PanelButton panel="isPropertiesOpen" icon={icons.rightPanel} label={messages.properties} />
      </div>
    </>
  );
}

function PanelButton({ panel, ...button }: { panel: PanelName; icon: string; label: string }) {
  const dispatch = useEditorDispatch();
  const { isOpen: isShopOpen } = useShopPlace();
  const isOpen = useEditorSelector(({ design }) => design[panel]);
  return (
    <IconButton
      {...button}
      aria-pressed={isOpen}
      disabled={isShopOpen}
      onClick={() => dispatch(showPanel(panel, !isOpen))}
    />
  );
}

/** The page picker, with the state of each page. */
function Pages() {
  const { open } = useShopPlace();
  const { drafts } = useDrafts();
  const drafted = drafts.map(({ document }) => document);
  return <PagePicker drafts={drafted} onDescribeShop={() => open('general')} />;
}
