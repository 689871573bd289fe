import type { ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';

export interface DialogProps {
  title: string;
  /** The widest it gets, in px. */
  width: number;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** Makes it a form, which the Enter key sends. */
  onSubmit?: () => void;
}

/** A dialog over everything else, open as long as it is there. MUI comes with the first one. */
export const Dialog = onDemand<DialogProps>(
  async () => (await import('./dialog-surface')).DialogSurface,
  undefined,
  ({ onClose }) => onClose(),
);
