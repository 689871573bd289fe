import type { ContentPage } from '@/core/model/content';
import type { TrailStep } from '@/core/rules/trail';
import { Block } from './block';
import styles from './content-view.module.css';
import { Contents } from './contents';
import { HelpStrip } from './help-strip';
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
