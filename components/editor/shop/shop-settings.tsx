import {
  type Context,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { LookPreview } from './preview/look-preview';
import { useShopPreview } from './preview/use-shop-preview';
import type { SectionId } from './settings';
import { type Settings, useSettings } from './use-settings';

/** Whether the settings of the shop are open, and the way there. */
export interface ShopPlace {
  isOpen: boolean;
  /** Whether something is changed and not saved. */
  hasDraft: boolean;
  section: SectionId;
  open: (section?: SectionId) => void;
  /** Closes them, or asks what is to become of what is changed. */
  close: () => void;
  /** Whether that is asked. */
  isAsked: boolean;
  /** The answers. */
  leave: () => void;
  stay: () => void;
}

const PlaceContext = createContext<ShopPlace | null>(null);
const SettingsContext = createContext<Settings | null>(null);

/**
 * Keeps the settings of the shop for all of the editor: what is changed of them shows on the page while
 * they are open, and waits while they are not.
 */
export function ShopSettings({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [section, setSection] = useState<SectionId>('general');
  const { known, served, values, draft, load } = settings;
  const hasDraft = Object.keys(draft).length > 0;
  const shown = isOpen ? values : known?.values;
  useShopPreview(shown);
  useLeaveWarning(hasDraft);

  const place: ShopPlace = {
    isOpen,
    hasDraft,
    section,
    open: (at = section) => {
      setSection(at);
      setOpen(true);
      // What is changed goes on from where it began.
      if (!isOpen && !hasDraft) load();
    },
    close: () => (hasDraft ? setAsked(true) : setOpen(false)),
    isAsked,
    leave: () => {
      setAsked(false);
      setOpen(false);
    },
    stay: () => setAsked(false),
  };
  return (
    <SettingsContext value={settings}>
      <PlaceContext value={place}>
        {shown && served && <LookPreview values={shown} served={served} />}
        {children}
      </PlaceContext>
    </SettingsContext>
  );
}

export function useShopPlace(): ShopPlace {
  return useInside(PlaceContext);
}

export function useShopSettings(): Settings {
  return useInside(SettingsContext);
}

function useInside<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) throw new Error('The settings of the shop are used outside of ShopSettings.');
  return value;
}

/** The browser asks before changes are lost with their page. */
function useLeaveWarning(hasDraft: boolean): void {
  useEffect(() => {
    if (!hasDraft) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasDraft]);
}
