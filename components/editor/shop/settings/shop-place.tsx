import { createContext, type ReactNode, useContext, useState } from 'react';
import { useDrafts } from '../../drafts';
import type { SectionId } from './setting';

type ShopPlace = ReturnType<typeof usePlace>;

const PlaceContext = createContext<ShopPlace | null>(null);

/** Provides the state of the shop's settings to the editor; they themselves are fetched where they are opened. */
export function ShopPlaceProvider({ children }: { children: ReactNode }) {
  return <PlaceContext value={usePlace()}>{children}</PlaceContext>;
}

function usePlace() {
  const [isOpen, setOpen] = useState(false);
  /** True if they have ever been open: from then on they keep what is changed of them. */
  const [isMounted, setMounted] = useState(false);
  /** True if something is changed and not saved, as they tell. */
  const [hasDraft, noteDraft] = useState(false);
  const [isAskingToClose, setAskingToClose] = useState(false);
  const [section, setSection] = useState<SectionId>('general');
  /** True if something is left of that from a tab that is gone. */
  const hasLeft = useDrafts().settings !== null;
  return {
    ...{ isOpen, isMounted, hasDraft, noteDraft, hasLeft, section, isAskingToClose },
    open: (at = section) => {
      setSection(at);
      setOpen(true);
      setMounted(true);
    },
    /** Closes them, or asks what is to become of what is changed. */
    close: () => (hasDraft ? setAskingToClose(true) : setOpen(false)),
    /** Answers that question. */
    leave: () => {
      setAskingToClose(false);
      setOpen(false);
    },
    stay: () => setAskingToClose(false),
  };
}

export function useShopPlace(): ShopPlace {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('The settings of the shop are used outside of their place.');
  return place;
}
