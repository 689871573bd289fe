import { contactInfoBlock } from '@/core/blocks/contact-info';
import { phoneAddress } from '@/core/model/contact';
import { ActionLink } from '../kit/action-link';
import kit from '../kit/block.module.css';
import { blockView, type ViewProps } from '../kit/block-view';
import styles from './contact-info.module.css';
import { Line } from './line';
import { useContact } from './use-contact';

/** Who the shop is, where, and how and when to reach it (spec 3, 9). */
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
