import type { z } from 'zod';
import { type Answer, isPassing, unreachable } from './fetch-json';
import * as messages from './messages';
import { PaymentError } from './provider';

const MAX_MESSAGE_LENGTH = 200;

export interface Failure {
  /** Its name for what is wrong, such as `INSTRUMENT_DECLINED`. */
  code: string;
  /** Message for shoppers; '' where they cannot act on it. */
  message: string;
  isUnknown: boolean;
  /** By which its support finds the request. */
  trace: string;
}

export interface Reader {
  label: string;
  failureOf(answer: Answer): Failure;
}

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

/** Reads an answer by its schema. @throws PaymentError 'refused', 'unknown', or 'away' for an answer of another shape. */
export function readAnswer<Schema extends z.ZodType>(
  reader: Reader,
  answer: Answer,
  schema: Schema,
): z.output<Schema> {
  if (!isSuccess(answer)) throw refusal(reader, answer);
  const parsed = schema.safeParse(answer.json);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw unreachable(reader.label, new Error(`Its answer is not understood at: ${where}`));
}

export function refusal({ label, failureOf }: Reader, answer: Answer): PaymentError {
  const { code, message, isUnknown, trace } = failureOf(answer);
  const cause = new Error(`${label} answered ${answer.status} ${code} ${trace}`.trim());
  if (isPassing(answer)) return unreachable(label, cause);
  if (isUnknown) return new PaymentError('unknown', messages.unknownPayment(label), { cause });
  return new PaymentError('refused', plain(message) || `${label} refused this.`, { cause });
}

/** Letters alone, and not too many of them: somebody else's text. */
function plain(message: string): string {
  return message
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}

/** Returns undefined for a payment that the provider does not know or has forgotten. */
export async function ifThere<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'unknown') return undefined;
    throw error;
  }
}
