import { finished } from 'node:stream/promises';
import { beforeEach, expect, test } from 'vitest';
import { TurnSocket } from '@/backend/db/shops/turn-socket';

/** What was handed over at a time. */
const sent: string[] = [];
beforeEach(() => sent.splice(0));

class RecordedSocket extends TurnSocket {
  override _writev(parts: { chunk: Buffer }[], done: () => void): void {
    sent.push(parts.map(({ chunk }) => chunk.toString()).join(''));
    done();
  }

  override _final(done: () => void): void {
    done();
  }

  /** As the driver does, from pieces. */
  send(statement: string): void {
    this.cork();
    for (const piece of statement) this.write(piece);
    this.uncork();
  }
}

const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

test('statements of one turn are handed over as one, and those of the next as another [S9.951]', async () => {
  const socket = new RecordedSocket();
  socket.send('lock;');
  await Promise.resolve();
  socket.send('sum;');
  expect(sent).toEqual([]);
  await endOfTurn();
  expect(sent).toEqual(['lock;sum;']);
  socket.send('write;');
  await endOfTurn();
  expect(sent).toEqual(['lock;sum;', 'write;']);
});

test('what is written in the turn in which a connection ends is handed over before [S9.951]', async () => {
  const socket = new RecordedSocket();
  socket.send('release;');
  socket.end();
  await finished(socket, { readable: false });
  expect(sent).toEqual(['release;']);
});
