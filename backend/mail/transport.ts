import type { Message } from './outgoing-mail';

/** A way for messages to leave. */
export interface Transport {
  /** `occasion` says what the message is about, for whoever looks for it. */
  send(message: Message, occasion: string): Promise<void>;
  close(): void;
}
