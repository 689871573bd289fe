import { buttons, Icon, Link } from '@/components/ui';
import type {
  ContentBlock,
  ContentPage,
  ContentSection,
  Question,
  Words,
} from '@/core/model/content';
import type { PaymentMark } from '@/core/model/payment';
import type { TrailStep } from '@/core/rules/address/trail';
import { markPicture } from '@/core/rules/payment/mark-picture';
import { useSettings, useShop } from '@/hooks/use-shop';
import looks from './block.module.css';
import styles from './content-view.module.css';
import * as messages from './messages';
import { RunningText } from './running-text';
import { ServicePage } from './service-page';

interface ContentViewProps {
  page: ContentPage;
  trail: readonly TrailStep[];
}

/** Number of sections below which a page is seen at a glance. */
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
  const { supportHours } = useSettings();
  return (
    <aside className={styles.strip} aria-label={messages.help}>
      <div>
        <p className={styles.title}>{messages.elsewhere}</p>
        <p className={styles.text}>
          {supportHours ? messages.weAnswer(supportHours) : messages.weRead}
        </p>
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

function Block({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return (
        <p className={block.kind === 'note' ? looks.note : undefined}>
          <RunningText texts={block.words} />
        </p>
      );
    case 'list':
      return <ul className={looks.list}>{block.items.map(listItem)}</ul>;
    case 'steps':
      return <ol className={looks.steps}>{block.items.map(listItem)}</ol>;
    case 'facts':
      return (
        <dl className={looks.facts}>
          {block.rows.map(({ term, words: texts }) => (
            <div key={term} className={looks.row}>
              <dt>{term}</dt>
              <dd>
                <RunningText texts={texts} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'questions':
      return <Questions questions={block.questions} />;
    case 'payments':
      return <NamedMarks />;
  }
}

function listItem(texts: Words, index: number) {
  return (
    <li key={index}>
      <span>
        <RunningText texts={texts} />
      </span>
    </li>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={looks.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={looks.question}>
          <summary className={looks.summary}>
            {question}
            <Icon name="chevron-down" size={20} />
          </summary>
          <p className={looks.answer}>
            <RunningText texts={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

const KINDS: Readonly<Record<PaymentMark, string>> = {
  Visa: messages.creditAndDebit,
  Mastercard: messages.creditAndDebit,
  'American Express': messages.creditAndCharge,
  PayPal: messages.accountOrGuest,
};

/** The marks of the ways to pay with their names, where the shop offers any. */
function NamedMarks() {
  const { paymentMarks } = useShop();
  if (paymentMarks.length === 0) return null;
  return (
    <ul className={looks.marks}>
      {paymentMarks.map((mark) => (
        <li key={mark} className={looks.way}>
          {/* biome-ignore lint/performance/noImgElement: a drawing of fixed size, nothing to optimise */}
          <img src={markPicture(mark)} alt="" width={60} height={36} />
          <span>
            <span className={looks.name}>{mark}</span>
            <span className={looks.kind}>{KINDS[mark]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
