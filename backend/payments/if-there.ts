import { PaymentError } from './provider';

/** What a provider answers, undefined where it knows no such payment, or has forgotten it. */
export async function ifThere<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'unknown') return undefined;
    throw error;
  }
}
