import { PaymentError } from './provider';

/** Returns undefined for a payment that the provider does not know or has forgotten. */
export async function ifThere<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'unknown') return undefined;
    throw error;
  }
}
