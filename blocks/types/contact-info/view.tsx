import type { ReactNode } from 'react';
import type { PropsOf } from '@/blocks/kit/fields';
import { ActionLink } from '@/blocks/view-kit/action-link';
import kit from '@/blocks/view-kit/block.module.css';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { Icon, type IconName } from '@/components/ui';
import { phoneAddress, supportAddress } from '@/core/model/contact';
import { JERSEY_TEMPLATE } from '@/core/model/shop';
import { useShop } from '@/hooks/use-shop';
import styles from './contact-info.module.css';
import { contactInfoBlock } from './definition';

/** Shows who the shop is, where, and how and when to reach it (spec 3, 9). */
function ContactInfoView({ block, root, mode }: ViewProps<typeof contactInfoBlock>) {
  const { companyName, address, email, phone } = useContact(block.props);
  const { supportTime } = block.props;
  return (
    <address {...root} className={`${root.className} ${kit.hugging} ${styles.contact}`}>
      {companyName && <p className={styles.company}>{companyName}</p>}
      {address && <Line icon="pin">{address}</Line>}
      <Line icon="mail">
        <ActionLink className={styles.link} href={`mailto:${email}`} mode={mode}>
          {email}
        </ActionLink>
      </Line>
      {phone && (
        <Line icon="phone">
          <ActionLink className={styles.link} href={phoneAddress(phone)} mode={mode}>
            {phone}
          </ActionLink>
        </Line>
      )}
      {supportTime && <Line icon="support">{supportTime}</Line>}
    </address>
  );
}

export default blockView(contactInfoBlock, ContactInfoView);

/** One way to reach the shop; the icon tells at a glance what the words do themselves. */
function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={styles.line}>
      <Icon name={icon} size={18} />
      <span className={styles.words}>{children}</span>
    </p>
  );
}

type ContactProps = PropsOf<(typeof contactInfoBlock)['props']>;

/** Returns the admin's entries, else the shop's own; a jersey shop's company only where an admin writes it (spec 2). */
function useContact({ companyName, address, email, phone }: ContactProps) {
  const shop = useShop();
  const company = shop.template === JERSEY_TEMPLATE ? '' : shop.company;
  const lines = shop.addressLines.filter((line) => line !== shop.company).join('\n');
  return {
    companyName: companyName || company,
    address: address || lines || shop.address,
    email: email || shop.email || supportAddress(shop.hostname),
    phone: phone || shop.phone,
  };
}
