import { DrizzleQueryError } from 'drizzle-orm/errors';
import { destination, type LogFn, pino } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

type Fields = Record<string, unknown>;
type LogMethod = (message: string, fields?: Fields) => void;

/** A structured log: one JSON object a line, with time, level, message and the given fields. */
export type Log = Record<Exclude<LogLevel, 'silent'>, LogMethod>;

interface LogOptions {
  level: LogLevel;
  write?: (line: string) => void;
}

const STDERR = 2;
/** Fields about people, or that open something: removed from every line. */
const SECRET = ['email', 'recipient', 'password', 'token', 'authorization', 'cookie', 'address'];
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** Lines are written at once: what was said before a crash is there after it. */
export function createLog({ level, write }: LogOptions): Log {
  const lines = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: '[removed]' },
      // An error's own words may quote an address.
      hooks: { streamWrite: (line) => line.replace(EMAIL, '[e-mail]') },
    },
    write ? { write } : destination({ dest: STDERR, sync: true }),
  );
  const method = (own: LogFn): LogMethod => {
    const say = own.bind(lines);
    return (message, fields = {}) => say(fields, message);
  };
  const { debug, info, warn, error } = lines;
  return { debug: method(debug), info: method(info), warn: method(warn), error: method(error) };
}

/** PostgreSQL quotes the value that it could not take in errors of this class. */
const DATA_EXCEPTION = /^22/;
const QUOTED = /"[^"]*"/g;

/** An Error has no JSON form of its own. Of a query that failed its values stay out: they tell of people. */
function describeError(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const cause = value.cause === undefined ? {} : { cause: describeError(value.cause) };
  if (value instanceof DrizzleQueryError) return { name: value.name, query: value.query, ...cause };
  const { name, message, stack } = value;
  const code = 'code' in value ? { code: value.code } : {};
  if (!DATA_EXCEPTION.test(String(code.code))) return { name, message, stack, ...code, ...cause };
  return { name, message: message.replace(QUOTED, '"…"'), ...code, ...cause };
}
