import type { contactInfoBlock } from '@/core/blocks/contact-info';
import type { PropsOf } from '@/core/blocks/kit/fields';
import { supportAddress } from '@/core/model/contact';
import { JERSEY_TEMPLATE } from '@/core/model/shop';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';

type ContactProps = PropsOf<(typeof contactInfoBlock)['props']>;

/**
 * What an admin has written, else what the shop says of itself; its e-mail, where it has none, is its
 * host's support address. A jersey shop does not name its company unless an admin writes it (spec 2).
 */
export function useContact({ companyName, address, email, phone }: ContactProps) {
  const shop = useAppSelector(selectShop);
  const company = shop.template === JERSEY_TEMPLATE ? '' : shop.company;
  const lines = shop.addressLines.filter((line) => line !== shop.company).join('\n');
  return {
    companyName: companyName || company,
    address: address || lines || shop.address,
    email: email || shop.email || supportAddress(shop.hostname),
    phone: phone || shop.phone,
  };
}
