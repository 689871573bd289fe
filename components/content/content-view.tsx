import { Icon, Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { SUPPORT_HOURS } from '@/core/model/contact';
import type { ContentPage, ContentSection } from '@/core/model/content';
import type { TrailStep } from '@/core/rules/address/trail';
import { Block } from './block';
import styles from './content-view.module.css';
import * as messages from './messages';
import { ServicePage } from './service-page';

interface ContentViewProps {
  page: ContentPage;
  trail: readonly TrailStep[];
}

/** With fewer sections a page is seen at a glance. */
const SECTIONS_WITH_CONTENTS = 5;

/** A page of text (spec 2): its sections in a calm column, and the way to each where there are many. */
export function ContentView({ page: { title, lead, sections }, trail }: ContentViewProps) {
  const hasContents = sections.length >= SECTIONS_WITH_CONTENTS;
  return (
    <ServicePage
      title={title}
      lead={lead}
      trail={trail}
      contents={hasContents && <Contents key={title} sections={sections} />}
    >
      {sections.map(({ id, title: heading, blocks }) => (
        <section key={id} className={styles.section} aria-labelledby={id}>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
      <HelpStrip />
    </ServicePage>
  );
}

function HelpStrip() {
  return (
    <aside className={styles.strip} aria-label={messages.help}>
      <div>
        <p className={styles.title}>{messages.elsewhere}</p>
        <p className={styles.text}>{messages.weAnswer(SUPPORT_HOURS)}</p>
      </div>
      <Link className={buttons.secondary} href="/contact">
        {messages.contactUs}
      </Link>
    </aside>
  );
}

/** The sections of a long page: folded where room is short, beside the text where there is some. */
function Contents({ sections }: { sections: readonly ContentSection[] }) {
  return (
    <details className={styles.contents}>
      <summary className={styles.summary}>
        {messages.onThisPage}
        <Icon name="chevron-down" size={20} />
      </summary>
      <nav aria-label={messages.onThisPage}>
        <ul className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
