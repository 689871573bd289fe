import { RunningText } from '@/components/content';
import { CategoryTiles } from '@/components/listing';
import { buttons, Link } from '@/components/ui';
import { type Cover, CoverPicture } from '@/components/ui/cover-picture';
import type { AboutPage } from '@/core/model/content';
import type { Ad } from '@/core/model/shop';
import { useCategories, useShop } from '@/hooks/use-shop';
import styles from './about-view.module.css';
import * as messages from './messages';

/** Writes the widths and heights of about-view.module.css; words beside the picture may be as high. */
const heroSizes = (cover: Cover) =>
  `(max-width: 767px) ${cover('100vw', '75vw')}, ${cover('58vw', 'clamp(480px, 36vw, 640px)')}`;
const figureSizes = (cover: Cover) =>
  `(max-width: 767px) ${cover('100vw', '75vw')}, ${cover('48vw', '36vw')}`;

/** The page about the shop (spec 2): who it is, how it works, in its own pictures. */
export function AboutView({ about }: { about: AboutPage }) {
  const { ads, lastAds } = useShop();
  const tiles = useCategories();
  const pictured = [ads, lastAds].filter((ad) => ad !== null && ad.image !== '');
  const { title, lead, story, steps, promises, reach } = about;
  return (
    <>
      <AboutHero title={title} lead={lead} />
      <section className={styles.story} aria-labelledby="about-story">
        <h2 id="about-story" className={styles.heading}>
          {messages.whoWeAre}
        </h2>
        <div className={styles.words}>
          {story.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
            <p key={index}>
              <RunningText texts={paragraph} />
            </p>
          ))}
        </div>
      </section>
      {pictured.length > 0 && (
        <section className={styles.section} aria-label={messages.fromTheShop}>
          <div className={styles.pictured}>
            {pictured.map((ad) => ad && <Pictured key={ad.image} ad={ad} />)}
          </div>
        </section>
      )}
      <section className={styles.section} aria-labelledby="about-steps">
        <h2 id="about-steps" className={styles.heading}>
          {messages.fromChoiceToDoor}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h3 className={styles.name}>{step.title}</h3>
              <p>
                <RunningText texts={step.words} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      {tiles.length > 0 && (
        <section className={styles.section} aria-labelledby="about-range">
          <h2 id="about-range" className={styles.heading}>
            {messages.whatYouFind}
          </h2>
          <CategoryTiles tiles={tiles} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="about-promises">
        <h2 id="about-promises" className={styles.heading}>
          {messages.promises}
        </h2>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise.title} className={styles.promise}>
              <h3 className={styles.name}>{promise.title}</h3>
              <p>
                <RunningText texts={promise.words} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.reach} aria-labelledby="about-reach">
        <h2 id="about-reach" className={styles.heading}>
          {messages.sayHello}
        </h2>
        <p className={styles.address}>
          <RunningText texts={reach} />
        </p>
        <div className={styles.actions}>
          <Link className={buttons.primary} href="/contact">
            {messages.contactUs}
          </Link>
          <Link className={buttons.secondary} href="/shop">
            {messages.seeTheShop}
          </Link>
        </div>
      </section>
    </>
  );
}

function Pictured({ ad: { image, title, description, link } }: { ad: Ad }) {
  return (
    <figure className={styles.picturedPictured}>
      <div className={styles.picture}>
        <CoverPicture src={image} alt="" sizes={figureSizes} />
      </div>
      <figcaption className={styles.picturedWords}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {description && <p className={styles.text}>{description}</p>}
        {link && (
          <Link className={`${buttons.quiet} ${styles.link}`} href={link}>
            {messages.seeTheCollection}
          </Link>
        )}
      </figcaption>
    </figure>
  );
}

/** The page's opening: the shop in a sentence, beside the picture of its banner where it has one. */
function AboutHero({ title, lead }: { title: string; lead: string }) {
  const { banner } = useShop();
  return (
    <header className={styles.hero}>
      <div className={styles.aboutHeroWords}>
        <h1 className={styles.aboutHeroTitle}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {banner?.image && (
        <div className={styles.aboutHeroPicture}>
          <CoverPicture src={banner.image} alt="" sizes={heroSizes} isFirst />
        </div>
      )}
    </header>
  );
}
