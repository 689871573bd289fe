/**
 * Codes of an unavailable or overloaded database, in contrast to a wrong query: refused and broken connections
 * (Node), shutdown, start-up, no free connection, connection exceptions and time-outs (PostgreSQL).
 */
const UNAVAILABLE_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'],
  ...['57P01', '57P02', '57P03', '57P05', '53300', '57014', '55P03'],
]);
const CONNECTION_EXCEPTION = /^08/;
/** The driver's own errors carry no code. */
const DRIVER_MESSAGE =
  /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/i;

export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (UNAVAILABLE_CODES.has(code) || CONNECTION_EXCEPTION.test(code)) return true;
    if (DRIVER_MESSAGE.test(at.message)) return true;
  }
  return false;
}
