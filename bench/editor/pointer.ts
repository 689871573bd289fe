import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import type { Point } from './path';

const FRAME_MS = 1000 / 60;
const HELD_MS = 60;

/**
 * A mouse that goes on at its own pace whether or not the page keeps up, as a hand does: a driver that
 * waits for an answer to each move slows down with the page. What a page has the browser itself drag is
 * dragged by these moves as well.
 */
export interface Pointer {
  moveTo(point: Point): Promise<unknown>;
  /** Down and up at once: at whichever of them an editor does something, all of it counts. */
  click(point: Point): Promise<void>;
  press(point: Point): Promise<void>;
  /** One move a frame. */
  track(path: readonly Point[]): Promise<void>;
  release(point: Point): Promise<unknown>;
}

type Kind = 'mousePressed' | 'mouseReleased' | 'mouseMoved';

export function openPointer(session: CDPSession): Pointer {
  let buttons = 0;
  const send = (type: Kind, point: Point) => {
    if (type !== 'mouseMoved') buttons = type === 'mousePressed' ? 1 : 0;
    const isHeld = buttons > 0 || type === 'mouseReleased';
    const button = isHeld ? 'left' : 'none';
    const clickCount = type === 'mouseMoved' ? 0 : 1;
    return session.send('Input.dispatchMouseEvent', {
      ...point,
      ...{ type, button, buttons, clickCount },
    });
  };
  return {
    moveTo: (point) => send('mouseMoved', point),
    click: async (point) => {
      await Promise.all([send('mousePressed', point), send('mouseReleased', point)]);
    },
    press: async (point) => {
      await send('mousePressed', point);
      await wait(HELD_MS);
    },
    track: async (path) => {
      const startedAt = performance.now();
      const sent: Promise<unknown>[] = [];
      for (const [at, point] of path.entries()) {
        const early = startedAt + at * FRAME_MS - performance.now();
        if (early > 0) await wait(early);
        sent.push(send('mouseMoved', point));
      }
      await Promise.all(sent);
    },
    release: (point) => send('mouseReleased', point),
  };
}
