import { Socket } from 'node:net';

/**
 * A connection that hands over together the statements that are sent together, before the event loop goes on: to
 * hand over each by itself costs about as much as to write one out. Over TLS, where another socket writes, each goes
 * by itself.
 */
export class TurnSocket extends Socket {
  private isGathering = false;

  /** Called before each statement that has a name or values; it is uncorked as soon as it is whole. */
  override cork(): void {
    super.cork();
    if (this.isGathering) return;
    this.isGathering = true;
    super.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.uncork();
    });
  }
}
