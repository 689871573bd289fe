import type { MeasuredEvent } from '@/core/rules/measured-events';

/** A third party that is told what happens. */
export interface Tag {
  send: (event: MeasuredEvent) => void;
  /** Keeps what has been loaded from counting on, until the document is left. */
  stop: () => void;
}
