import type { ComponentProps, MouseEvent } from 'react';
import { Icon, Picture } from '@/components/ui';
import type { ProductMedia } from '@/core/model/product';
import { isMeantForBrowser } from '@/hooks/is-meant-for-browser';
import * as messages from '../../messages';
import styles from './gallery.module.css';

export interface Pictures {
  addresses: readonly string[];
  media: readonly ProductMedia[] | undefined;
  /** Name of the product, for alt texts. */
  name: string;
}

interface SlidesProps extends Pictures {
  id: string;
  current: number;
  stripProps: ComponentProps<'ul'>;
  onEnlarge: (place: number) => void;
}

const SIZES = '(min-width: 1600px) 700px, (min-width: 1024px) 45vw, (min-width: 768px) 52vw, 100vw';

/** The pictures side by side, each a link to itself; only the current one is in the tab order. */
export function Slides(props: SlidesProps) {
  const { id, addresses, media, name, current, stripProps, onEnlarge } = props;
  const enlarge = (event: MouseEvent<HTMLAnchorElement>, place: number) => {
    if (isMeantForBrowser(event, event.currentTarget)) return;
    event.preventDefault();
    onEnlarge(place);
  };
  return (
    <ul className={styles.strip} {...stripProps}>
      {addresses.map((address, place) => (
        <li key={address} id={`${id}-${place}`} className={styles.slide}>
          <a
            className={styles.picture}
            href={address || undefined}
            tabIndex={place === current ? 0 : -1}
            draggable={false}
            onClick={(event) => address && enlarge(event, place)}
          >
            <Picture
              src={address}
              alt={media?.[place]?.alt ?? altOf(name, place, addresses.length)}
              media={media?.[place]}
              sizes={SIZES}
              draggable={false}
              isFirst={place === 0}
            />
            {address && <span className="visually-hidden">{messages.enlargeSuffix}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function altOf(name: string, place: number, count: number): string {
  return count === 1 ? name : messages.pictureOf(name, place + 1, count);
}

interface StepProps {
  to: 'previous' | 'next';
  className: string | undefined;
  isDisabled?: boolean;
  onStep: () => void;
}

export function Step({ to, className, isDisabled, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={to === 'next' ? messages.nextPicture : messages.previousPicture}
      disabled={isDisabled}
      onClick={onStep}
    >
      <Icon name={to === 'next' ? 'chevron-right' : 'chevron-left'} />
    </button>
  );
}
