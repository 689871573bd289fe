import { type MouseEvent, useEffect, useId, useState } from 'react';
import { Icon, onDemand, Picture } from '@/components/ui';
import type { ProductMedia } from '@/core/model/product';
import * as messages from '../../messages';
import styles from './gallery.module.css';
import { Slides } from './slides';
import { useStrip } from './use-strip';

const loadLightbox = async () => (await import('./lightbox')).Lightbox;
const Lightbox = onDemand(loadLightbox);

interface GalleryProps {
  /** Addresses; none shows the placeholder. */
  pictures: readonly string[];
  media?: readonly ProductMedia[] | undefined;
  name: string;
  /** The picture to go to when this changes, null to stay. */
  wanted: number | null;
}

/** Pictures of a product in a strip with thumbnails and a large view. Without JavaScript it scrolls, by plain links. */
export function Gallery({ pictures, media, name, wanted }: GalleryProps) {
  const addresses = pictures.length > 0 ? pictures : [''];
  const { current, show, stepByKey, stripProps } = useStrip(addresses.length);
  const [isEnlarged, setEnlarged] = useState(false);
  const id = useId();
  const isSingle = addresses.length === 1;

  useEffect(() => {
    if (wanted !== null) show(wanted);
  }, [wanted, show]);

  const enlarge = (place: number) => {
    show(place);
    const openLink = () => window.location.assign(addresses[place] ?? '');
    loadLightbox().then(() => setEnlarged(true), openLink);
  };

  return (
    <section
      className={isSingle ? styles.single : styles.gallery}
      aria-label={messages.picturesOf(name)}
      aria-roledescription="carousel"
      onKeyDown={stepByKey}
    >
      <div className={styles.stage}>
        <Slides
          id={id}
          addresses={addresses}
          media={media}
          name={name}
          current={current}
          stripProps={stripProps}
          onEnlarge={enlarge}
        />
        {!isSingle && <Steps current={current} count={addresses.length} onStep={show} />}
      </div>
      {!isSingle && (
        <Thumbnails id={id} addresses={addresses} media={media} current={current} onChoose={show} />
      )}
      {isEnlarged && (
        <Lightbox
          addresses={addresses}
          media={media}
          name={name}
          first={current}
          onClose={(place) => {
            setEnlarged(false);
            show(place);
          }}
        />
      )}
    </section>
  );
}

interface StepsProps {
  current: number;
  count: number;
  onStep: (place: number) => void;
}

function Steps({ current, count, onStep }: StepsProps) {
  return (
    <>
      <button
        type="button"
        className={styles.previous}
        aria-label={messages.previousPicture}
        disabled={current === 0}
        onClick={() => onStep(current - 1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={messages.nextPicture}
        disabled={current === count - 1}
        onClick={() => onStep(current + 1)}
      >
        <Icon name="chevron-right" />
      </button>
      <p className={styles.counter} aria-live="polite">
        <span className="visually-hidden">{messages.picture} </span>
        {current + 1}
        <span aria-hidden="true"> / </span>
        <span className="visually-hidden"> {messages.ofIt} </span>
        {count}
      </p>
    </>
  );
}

interface ThumbnailsProps {
  /** Prefix of the slides' ids: `id-0`, `id-1`. */
  id: string;
  addresses: readonly string[];
  media: readonly ProductMedia[] | undefined;
  current: number;
  onChoose: (place: number) => void;
}

/** Links to the slides, small pictures on wide screens and dots on phones. */
function Thumbnails({ id, addresses, media, current, onChoose }: ThumbnailsProps) {
  const choose = (event: MouseEvent, place: number) => {
    event.preventDefault();
    onChoose(place);
  };
  return (
    <ul className={styles.thumbnails}>
      {addresses.map((address, place) => (
        <li key={address}>
          <a
            className={styles.thumbnail}
            href={`#${id}-${place}`}
            aria-label={`Show picture ${[place + 1, media?.[place]?.alt].filter(Boolean).join(': ')}`}
            aria-current={place === current ? 'true' : undefined}
            onClick={(event) => choose(event, place)}
          >
            <Picture src={address} alt="" media={media?.[place]} sizes="80px" maxWidth={160} />
          </a>
        </li>
      ))}
    </ul>
  );
}
