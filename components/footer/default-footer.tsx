import { Copyright } from '@/components/copyright';
import { Brand, FOOTER_LINKS_ID } from '@/components/header';
import { Icon, type IconName, Link } from '@/components/ui';
import { phoneAddress, supportAddress } from '@/core/model/contact';
import { JERSEY_TEMPLATE } from '@/core/model/shop';
import { searchHref } from '@/core/rules/address/shop-address';
import { keywordList } from '@/core/rules/search/keywords';
import { useSettings, useShop } from '@/hooks/use-shop';
import styles from './default-footer.module.css';
import { LinkColumns } from './links';
import * as messages from './messages';
import { PrivacyLink } from './privacy-link';

export default function DefaultFooter() {
  const { showTrustBadges, hideTopKeywords } = useSettings();
  const { title, links, link } = styles;
  return (
    <footer className={styles.footer}>
      <FeatureTiles />
      <div className={styles.body}>
        <div className={styles.main}>
          <ShopCard />
          <nav id={FOOTER_LINKS_ID} className={styles.columns} aria-label={messages.footer}>
            <LinkColumns Title="h2" looks={{ title, links, link }} />
          </nav>
        </div>
        {showTrustBadges && <TrustBadges />}
        {!hideTopKeywords && <KeywordChips />}
        <div className={styles.end}>
          <Copyright />
          <PrivacyLink />
        </div>
      </div>
    </footer>
  );
}

const BADGES: [IconName, string][] = [
  ['seal-secure', messages.secureCheckout],
  ['seal-returns', messages.easyReturns],
  ['seal-quality', messages.qualityChecked],
];

/** Seals of what the shop stands for, where its setting asks for them (spec 2). */
function TrustBadges() {
  return (
    <ul className={styles.badges} aria-label={messages.trustBadges}>
      {BADGES.map(([icon, title]) => (
        <li key={icon} className={styles.badge}>
          <Icon name={icon} size={36} />
          {title}
        </li>
      ))}
    </ul>
  );
}

function KeywordChips() {
  const { keywords } = useShop();
  const topKeywords = keywordList(keywords);
  if (topKeywords.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={messages.popularInTheShop}>
      {topKeywords.map((word) => (
        <li key={word}>
          <Link className={styles.chip} href={searchHref(word)}>
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Contact card: name and address of the shop, in lines if set. A jersey shop shows no company (spec 2). */
function ShopCard() {
  const { hostname, template, company, address, addressLines, email, phone } = useShop();
  const { supportHours } = useSettings();
  const mail = email || supportAddress(hostname);
  const lines = addressLines.length > 0 ? addressLines : [address];
  return (
    <div className={styles.card}>
      <Brand loading="lazy" />
      <address className={styles.address}>
        {company && template !== JERSEY_TEMPLATE && <p className={styles.company}>{company}</p>}
        {lines.map((line) => line && line !== company && <p key={line}>{line}</p>)}
        <p className={styles.reach}>
          <a className={styles.cardLink} href={`mailto:${mail}`}>
            {mail}
          </a>
          {phone && (
            <a className={styles.cardLink} href={phoneAddress(phone)}>
              {phone}
            </a>
          )}
        </p>
        {supportHours && <p>{supportHours}</p>}
      </address>
    </div>
  );
}

/** Tiles of what the shop stands for (spec 2): nothing that it does not promise. One that does not ship everywhere says where. */
function FeatureTiles() {
  const { supportHours, disableFreeReturns, shipsTo } = useSettings();
  const tiles: [icon: IconName, title: string, text: string][] = [
    shipsTo
      ? ['truck', messages.shipping, shipsTo]
      : ['truck', messages.worldwideShipping, messages.worldwideShippingHint],
    ['lock', messages.securePayments, messages.securePaymentsHint],
    ['return', messages.freeReturn, disableFreeReturns ? '' : messages.freeReturnHint],
    ['support', messages.localSupport, supportHours],
  ];
  return (
    <div className={styles.band}>
      <ul className={styles.tiles} aria-label={messages.ourService}>
        {tiles.map(
          ([icon, title, text]) =>
            text && (
              <li key={title} className={styles.tile}>
                <Icon name={icon} size={28} />
                <div>
                  <p className={styles.tileTitle}>{title}</p>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
