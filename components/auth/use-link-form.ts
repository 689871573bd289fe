import { useShop } from '@/hooks/use-shop';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import { type Refusal, useAuthForm } from './use-auth-form';

type Calls = typeof import('@/services/admins/account');

interface LinkForm {
  required: Readonly<Record<string, string>>;
  send: (
    calls: Calls,
    domain: string,
    text: (name: string) => string,
  ) => Promise<Refusal | null | undefined>;
  retried: string;
  /** Takes a link that is used up, or has expired, since it was read. */
  onOver?: () => void;
}

const NOT_FOUND = 404;

/** A form of a page without a session. */
export function useLinkForm({ required, send, retried, onOver }: LinkForm) {
  const { hostname } = useShop();
  return useAuthForm({
    required,
    retried,
    send: async (text) => {
      try {
        await send(await import('@/services/admins/account'), hostname, text);
        return null;
      } catch (error) {
        const { status, path = '' } = error instanceof ApiError ? error : {};
        if (status === NOT_FOUND) onOver?.();
        return { error: explainFailure(error), path };
      }
    },
  });
}
