import { useEffect, useId, useState } from 'react';
import { onDemand, Picture } from '@/components/ui';
import type { ProductMedia } from '@/core/model/product';
import * as messages from '../../messages';
import styles from './gallery.module.css';
import { type Pictures, Slides, Step } from './slides';
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
  const shown = { addresses, media, name };
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
        <Slides {...shown} id={id} current={current} stripProps={stripProps} onEnlarge={enlarge} />
        {!isSingle && (
          <>
            <Step
              to="previous"
              className={styles.previous}
              isDisabled={current === 0}
              onStep={() => show(current - 1)}
            />
            <Step
              to="next"
              className={styles.next}
              isDisabled={current === addresses.length - 1}
              onStep={() => show(current + 1)}
            />
            <p className={styles.counter} aria-live="polite">
              <span className="visually-hidden">{messages.picture} </span>
              {current + 1}
              <span aria-hidden="true"> / </span>
              <span className="visually-hidden"> {messages.ofIt} </span>
              {addresses.length}
            </p>
          </>
        )}
      </div>
      {!isSingle && (
        <Thumbnails id={id} addresses={addresses} media={media} current={current} onChoose={show} />
      )}
      {isEnlarged && (
        <Lightbox
          {...shown}
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

interface ThumbnailsProps extends Omit<Pictures, 'name'> {
  /** Prefix of the slides' ids: `id-0`, `id-1`. */
  id: string;
  current: number;
  onChoose: (place: number) => void;
}

/** Links to the slides, small pictures on wide screens. */
function Thumbnails({ id, addresses, media, current, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails}>
      {addresses.map((address, place) => (
        <li key={address}>
          <a
            className={styles.thumbnail}
            href={`#${id}-${place}`}
            aria-label={`${messages.showPicture} ${[place + 1, media?.[place]?.alt].filter(Boolean).join(': ')}`}
            aria-current={place === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(place);
            }}
          >
            <Picture src={address} alt="" media={media?.[place]} sizes="80px" maxWidth={160} />
          </a>
        </li>
      ))}
    </ul>
  );
}
