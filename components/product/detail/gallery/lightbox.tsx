import { useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui';
import type { ProductMedia } from '@/core/model/product';
import styles from './lightbox.module.css';
import { altOf } from './slides';
import { useStrip } from './use-strip';
import { ZoomPicture } from './zoom-picture';

interface LightboxProps {
  addresses: readonly string[];
  media: readonly ProductMedia[] | undefined;
  name: string;
  /** The picture to open with. */
  first: number;
  /** With the picture that was seen last. */
  onClose: (place: number) => void;
}

/** The pictures over the whole screen: swipe or arrow keys to go on, tap to look closer. */
export function Lightbox({ addresses, media, name, first, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { current, show, jump, stepByKey, stripProps } = useStrip(addresses.length, first);

  useLayoutEffect(() => {
    const { current: element } = dialog;
    element?.showModal();
    jump(first);
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      element?.close();
    };
  }, [jump, first]);

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={`Pictures of ${name}, enlarged`}
      onKeyDown={(event) => {
        // The gallery behind has keys of its own.
        event.stopPropagation();
        stepByKey(event);
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose(current);
      }}
    >
      <ul className={styles.strip} {...stripProps}>
        {addresses.map((address, place) => (
          <li key={address} className={styles.slide}>
            <ZoomPicture
              address={address}
              alt={media?.[place]?.alt ?? altOf(name, place, addresses.length)}
              isCurrent={place === current}
            />
          </li>
        ))}
      </ul>
      <p className={styles.counter} aria-live="polite">
        {current + 1} / {addresses.length}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label="Close"
        onClick={() => onClose(current)}
      >
        <Icon name="close" />
      </button>
      {current > 0 && <Step to="previous" onStep={() => show(current - 1)} />}
      {current < addresses.length - 1 && <Step to="next" onStep={() => show(current + 1)} />}
    </dialog>
  );
}

function Step({ to, onStep }: { to: 'previous' | 'next'; onStep: () => void }) {
  return (
    <button
      type="button"
      className={styles[to]}
      aria-label={`${to === 'next' ? 'Next' : 'Previous'} picture`}
      onClick={onStep}
    >
      <Icon name={to === 'next' ? 'chevron-right' : 'chevron-left'} />
    </button>
  );
}
