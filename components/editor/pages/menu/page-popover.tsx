import type { RefObject } from 'react';
import { Popover } from '@/components/kit/popover';
import * as messages from '../messages';
import { PageMenu, type PageMenuProps } from './page-menu';

interface PagePopoverProps extends PageMenuProps {
  /** The button that opened it. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** All that can be designed, beside what opens it. The focus is to find the menu there. */
export function PagePopover({ button, onClose, ...menu }: PagePopoverProps) {
  return (
    <Popover anchor={button} label={messages.pages} onClose={onClose}>
      <PageMenu {...menu} />
    </Popover>
  );
}
