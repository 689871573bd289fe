import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { linkFieldsSchema } from '../../base/admin-fields';
import { findRow } from '../../db/rows';
import { shops } from '../../db/schema';
import type { Services } from '../../services/services';
import { NoSuchShopError, parseFields, ShopFieldsError, shopIdOf } from '../shop-admin';
import { adminOrigin } from '../shops/find-shop';
import { linkAddress, makeLink } from './account-links';
import { roleOfNew } from './manage-admins';
import { findMember } from './members';
import * as messages from './messages';

interface Tools extends Pick<Services, 'secrets' | 'config'> {
  db: NodePgDatabase;
}

interface NewLink {
  kind: 'invite' | 'reset';
  email: string;
  /** Role of an invitation; the usual one of a new member where none is given. */
  role?: string;
}

/** Makes a link for whoever sits at the machine to hand over. @throws ShopFieldsError, NoSuchShopError */
export async function makeLinkByCommand(
  { db, secrets, config }: Tools,
  host: string,
  { kind, ...input }: NewLink,
): Promise<string> {
  const { email, role } = parseFields(linkFieldsSchema, input, 'a link');
  const shopId = await shopIdOf(db, host);
  const shop = await findRow(db, shops, { id: shopId });
  if (!shop) throw new NoSuchShopError(host);
  const member = await findMember(db, shopId, email);
  const isMember = member !== undefined;
  if (isMember !== (kind === 'reset')) {
    const message = isMember ? messages.alreadyAdmin(email, host) : messages.noAdmin(host, email);
    throw new ShopFieldsError([{ field: 'email', message }]);
  }
  const isFirst = member?.passwordHash === '';
  const invited = kind === 'invite' && { role: await roleOfNew(db, shopId, role) };
  const link = await makeLink(db, { shopId, kind, email, isFirst, ...invited }, Date.now());
  return linkAddress(secrets, adminOrigin({ config }, shop), link);
}
