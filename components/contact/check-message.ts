import { MESSAGE_PROBLEMS } from '@/core/model/contact-message';
import { isEmail } from '@/core/rules/email';
import type { FieldErrors, FormValues } from '@/hooks/use-form-call';

/** What is wrong with a message before it is sent; the server asks the same of it. */
export function checkMessage({ name, email = '', message }: FormValues): FieldErrors {
  return {
    ...(!name && { name: MESSAGE_PROBLEMS.name }),
    ...(!isEmail(email) && { email: MESSAGE_PROBLEMS.email }),
    ...(!message && { message: MESSAGE_PROBLEMS.message }),
  };
}
