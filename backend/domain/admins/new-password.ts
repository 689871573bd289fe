import { shopName } from '@/core/rules/seo/titles';
import { passwordSchema } from '../../base/admin-fields';
import { invalid } from '../../base/errors';
import type { ShopServices } from '../shops/find-shop';
import { accountName, clearDelays } from './login-delays';
import { replacePassword } from './manage-admins';
import type { Member } from './members';
import * as messages from './messages';

/** @throws DomainError invalid for a password that is too short, common, or known of its owner. */
export function assertGoodPassword(
  password: string,
  { email, shop }: { email: string; shop: ShopServices['shop'] },
): void {
  const problem = passwordSchema.safeParse(password).error?.issues[0]?.message;
  if (problem) throw invalid(messages.passwordProblem(problem), { path: 'password' });
  const [local = ''] = email.split('@');
  const name = shopName({ host: shop.host, metadataTitle: shop.name });
  const tooPlain = [email, local, shop.host, shop.name, name].map(plain);
  if (!tooPlain.includes(plain(password))) return;
  throw invalid(messages.passwordKnown, { path: 'password' });
}

const plain = (text: string) => text.trim().toLowerCase();

interface NewPassword {
  passwordHash: string;
  client: string | null;
  /** The session that goes on; all others end. */
  exceptSession?: string;
}

/** Sets the password of a member in every shop, ends sessions, and forgets the failures that were counted. */
export async function renewPassword(
  { shops, shop, backoff }: ShopServices,
  member: Pick<Member, 'personId' | 'email'>,
  { client, ...changes }: NewPassword,
): Promise<void> {
  await shops.across.db.transaction((tx) => replacePassword(tx, member, changes));
  await clearDelays(backoff, { account: accountName(shop.id, member.email), client });
}
