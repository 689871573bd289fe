import { Brand } from '@/components/header';
import { phoneAddress, SUPPORT_HOURS, supportAddress } from '@/core/model/contact';
import { JERSEY_TEMPLATE } from '@/core/model/shop';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import styles from './shop-card.module.css';

/**
 * Who the shop is and how to reach it, its address in lines where it has them. A jersey shop does not
 * name its company (spec 2).
 */
export function ShopCard() {
  const { hostname, template, company, address, addressLines, email, phone } =
    useAppSelector(selectShop);
  const mail = email || supportAddress(hostname);
  const lines = addressLines.length > 0 ? addressLines : [address];
  return (
    <div className={styles.card}>
      <Brand loading="lazy" />
      <address className={styles.address}>
        {company && template !== JERSEY_TEMPLATE && <p className={styles.company}>{company}</p>}
        {lines.map((line) => line && line !== company && <p key={line}>{line}</p>)}
        <p className={styles.reach}>
          <a className={styles.link} href={`mailto:${mail}`}>
            {mail}
          </a>
          {phone && (
            <a className={styles.link} href={phoneAddress(phone)}>
              {phone}
            </a>
          )}
        </p>
        <p>{SUPPORT_HOURS}</p>
      </address>
    </div>
  );
}
