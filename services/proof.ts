import { withNewestToken } from './newest-token';
import { refusalReason } from './refusal';

type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let pending: Promise<boolean> | undefined;

/** Says who asks people to prove once more who they are. Returns a function that takes it back. */
export function provideProof(asker: Ask): () => void {
  ask = asker;
  return () => {
    ask = undefined;
  };
}

/** Makes a call; one that is refused for want of a proof has its person asked, once for all, and is made again. */
export async function withProof<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await withNewestToken(call);
  } catch (error) {
    if (!isUnproved(error) || !ask) throw error;
    pending ??= ask().finally(() => {
      pending = undefined;
    });
    if (!(await pending)) throw error;
    return withNewestToken(call);
  }
}

const isUnproved = (error: unknown): boolean => refusalReason(error) === 'prove';
