import type { MeasuredEvent } from '@/core/rules/measuring/measured-events';

/** A third party that is told what happens. */
export interface Tag {
  send: (event: MeasuredEvent) => void;
  /** Is called once what was sent until now is heard; never where it is not. */
  onceHeard: (callback: () => void) => void;
  /** Keeps what has been loaded from counting on, until the document is left. */
  stop: () => void;
}
