import { createContext, type ReactNode, useContext, useState } from 'react';
import { useDrafts } from '../../drafts';
import type { SectionId } from './setting';

/** True if the settings of the shop are open, and the way there. */
interface ShopPlace {
  isOpen: boolean;
  /** True if they have ever been open: from then on they keep what is changed of them. */
  isMounted: boolean;
  /** True if something is changed and not saved, as they tell by `noteDraft`. */
  hasDraft: boolean;
  noteDraft: (hasDraft: boolean) => void;
  /** True if something is left of that from a tab that is gone. */
  hasLeft: boolean;
  section: SectionId;
  open: (section?: SectionId) => void;
  /** Closes them, or asks what is to become of what is changed. */
  close: () => void;
  /** True if that is asked. */
  isAskingToClose: boolean;
  /** The answers. */
  leave: () => void;
  stay: () => void;
}

const PlaceContext = createContext<ShopPlace | null>(null);

/** Provides the state of the shop's settings to the editor; they themselves are fetched where they are opened. */
export function ShopPlaceProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isMounted, setMounted] = useState(false);
  const [hasDraft, noteDraft] = useState(false);
  const [isAskingToClose, setAskingToClose] = useState(false);
  const [section, setSection] = useState<SectionId>('general');

  const hasLeft = useDrafts().settings !== null;

  const place: ShopPlace = {
    ...{ isOpen, isMounted, hasDraft, noteDraft, hasLeft, section, isAskingToClose },
    open: (at = section) => {
      setSection(at);
      setOpen(true);
      setMounted(true);
    },
    close: () => (hasDraft ? setAskingToClose(true) : setOpen(false)),
    leave: () => {
      setAskingToClose(false);
      setOpen(false);
    },
    stay: () => setAskingToClose(false),
  };
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function useShopPlace(): ShopPlace {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('The settings of the shop are used outside of their place.');
  return place;
}
