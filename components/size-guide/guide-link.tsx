import { useState } from 'react';
import { DrawerLink, onDemand, useWasOpen } from '@/components/ui';
import type { GuideDrawerProps } from './guide-drawer';
import styles from './guide-link.module.css';
import * as messages from './messages';

const loadDrawer = async () => (await import('./guide-drawer')).GuideDrawer;
const GuideDrawer = onDemand(loadDrawer);

/** Leads from the choice of a size to its guide: in a drawer, or by its page. */
export function GuideLink(props: Pick<GuideDrawerProps, 'href' | 'options' | 'chosen'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DrawerLink
        className={styles.link}
        href={props.href}
        load={loadDrawer}
        onOpen={() => setOpen(true)}
      >
        {messages.sizeGuide}
      </DrawerLink>
      {useWasOpen(isOpen) && (
        <GuideDrawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
