import { Socket } from 'node:net';

/**
 * A connection that sends at the end of a turn of the event loop what was written in it: to hand over every
 * statement by itself costs about as much as to write one out.
 */
export class TurnSocket extends Socket {
  private isGathering = false;

  /** Called before each statement, which is uncorked as soon as it is whole. */
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
