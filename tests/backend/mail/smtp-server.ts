import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll } from 'vitest';

export interface TakenMail {
  from: string;
  to: string[];
  /** As it came, lines ended by CRLF. */
  raw: string;
}

export interface SmtpServer {
  readonly url: string;
  /** What was taken since the test began, the first first. */
  readonly taken: TakenMail[];
  /** What a mail is answered with in place of being taken, such as `451 Not now`; '' takes it. */
  refusal: string;
  /** Awaited before a mail is taken, for a server that is slow. */
  beforeTaking: () => Promise<void>;
}

/** A mail server of a test file, as much of one as it takes to be handed mails; what it has taken is forgotten after each test. */
export function withSmtpServer(): SmtpServer {
  const sockets = new Set<Socket>();
  const state: SmtpServer = {
    url: '',
    taken: [],
    refusal: '',
    beforeTaking: async () => undefined,
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, state);
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'string' || !address) throw new Error('The server has no port.');
    Object.assign(state, { url: `smtp://127.0.0.1:${address.port}` });
  });
  afterEach(() => {
    state.taken.length = 0;
    state.refusal = '';
    state.beforeTaking = async () => undefined;
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return state;
}

const END_OF_DATA = '\r\n.\r\n';

function converse(socket: Socket, state: SmtpServer): void {
  let unread = '';
  let isData = false;
  let mail: TakenMail = emptyMail();
  const say = (line: string) => socket.write(`${line}\r\n`);

  const take = async (raw: string) => {
    isData = false;
    const taken = { ...mail, raw: raw.replace(/^\.\./gm, '.') };
    mail = emptyMail();
    await state.beforeTaking();
    if (state.refusal) return say(state.refusal);
    state.taken.push(taken);
    say('250 Taken');
  };
  const obey = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    const [address = ''] = /(?<=<)[^>]*(?=>)/.exec(line) ?? [];
    if (verb === 'MAIL') mail = { ...emptyMail(), from: address };
    if (verb === 'RCPT') mail.to.push(address);
    if (verb === 'RSET') mail = emptyMail();
    if (verb === 'STAR') return say('454 No TLS here');
    if (verb === 'QUIT') return socket.end('221 Bye\r\n');
    isData = verb === 'DATA';
    say(isData ? '354 Go on' : '250 Fine');
  };

  say('220 A server of tests');
  socket.setEncoding('utf8').on('data', (text) => {
    unread += text;
    for (;;) {
      const end = isData ? END_OF_DATA : '\r\n';
      const at = unread.indexOf(end);
      if (at < 0) return;
      const piece = unread.slice(0, at);
      unread = unread.slice(at + end.length);
      if (isData) void take(piece);
      else obey(piece);
    }
  });
}

const emptyMail = (): TakenMail => ({ from: '', to: [], raw: '' });
