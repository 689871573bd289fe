import { DrizzleQueryError } from 'drizzle-orm/errors';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Fields = Record<string, unknown>;
type LogMethod = (message: string, fields?: Fields) => void;

/** A structured log: one JSON object a line, with time, level, message and the given fields. */
export type Log = Record<Exclude<LogLevel, 'silent'>, LogMethod>;

interface LogOptions {
  level: LogLevel;
  write?: (line: string) => void;
}

export function createLog({ level, write = writeToStderr }: LogOptions): Log {
  const threshold = LOG_LEVELS.indexOf(level);
  const at =
    (own: Exclude<LogLevel, 'silent'>): LogMethod =>
    (message, fields) => {
      if (LOG_LEVELS.indexOf(own) < threshold) return;
      const entry = { time: new Date().toISOString(), level: own, message, ...fields };
      write(`${JSON.stringify(entry, describeError)}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** An Error has no JSON form of its own. Of a query that failed its parameters stay out: they tell of people. */
function describeError(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (!(value instanceof Error)) return value;
  if (value instanceof DrizzleQueryError) {
    return { name: value.name, query: value.query, cause: value.cause };
  }
  const { name, message, stack, cause } = value;
  return { name, message, stack, cause, ...('code' in value ? { code: value.code } : {}) };
}

function writeToStderr(line: string): void {
  process.stderr.write(line);
}
