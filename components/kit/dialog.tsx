import type { ComponentType, ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';

export interface DialogProps {
  title: string;
  /** The widest it gets, in px. */
  width: number;
  onClose: () => void;
  children: ReactNode;
  /** The label of a button that closes it, before the other actions. */
  cancel?: string;
  actions?: ReactNode;
  /** Makes it a form, which the Enter key sends. */
  onSubmit?: () => void;
}

/** A surface fetched when it opens. One that cannot be fetched is closed: it is not left open where nobody sees it. */
export const openedOnDemand = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) => onDemand(load, undefined, ({ onClose }: Props) => onClose());

/** A dialog over everything else, open as long as it is there. MUI comes with the first one. */
export const Dialog = openedOnDemand<DialogProps>(
  async () => (await import('./dialog-surface')).DialogSurface,
);
