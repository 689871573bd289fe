import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon, Picture } from '@/components/ui';
import { useBackCloses } from '@/hooks/history/use-back-closes';
import * as messages from '../../messages';
import styles from './lightbox.module.css';
import { altOf, type Pictures, Step } from './slides';
import { useStrip } from './use-strip';

interface LightboxProps extends Pictures {
  first: number;
  /** Takes the place of the picture that was seen last. */
  onClose: (place: number) => void;
}

/** The pictures over the whole screen: swipe or arrow keys to go on, tap to look closer. */
export function Lightbox({ addresses, media, name, first, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { current, show, jump, stepByKey, stripProps } = useStrip(addresses.length, first);
  useBackCloses(true, () => onClose(current));

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
      aria-label={messages.picturesOfEnlarged(name)}
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
              isFirst={place === first}
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
        aria-label={messages.close}
        onClick={() => onClose(current)}
      >
        <Icon name="close" />
      </button>
      {current > 0 && (
        <Step className={styles.previous} to="previous" onStep={() => show(current - 1)} />
      )}
      {current < addresses.length - 1 && (
        <Step className={styles.next} to="next" onStep={() => show(current + 1)} />
      )}
    </dialog>
  );
}

interface ZoomPictureProps {
  address: string;
  alt: string;
  isCurrent: boolean;
  /** True for the picture that was opened. */
  isFirst: boolean;
}

const SIZES = '(min-width: 1024px) 1600px, 200vw';

/** Stands beneath until the large one is there; cards have most of these already. */
const QUICK_SIZES = '640px';

/** A picture that fits the screen, or once pressed is twice as wide: a finger scrolls it, a mouse pans it. */
function ZoomPicture({ address, alt, isCurrent, isFirst }: ZoomPictureProps) {
  const frame = useRef<HTMLButtonElement>(null);
  // Fitted to a wide screen it would be hardly larger than on the page.
  const [isClose, setClose] = useState(() => isFirst && matchMedia('(min-width: 768px)').matches);
  const isZoomed = isClose && isCurrent;

  useLayoutEffect(() => {
    const { current: element } = frame;
    if (isFirst && element) lookAt(element, innerWidth / 2, innerHeight / 2);
  }, [isFirst]);

  const toggle = (event: MouseEvent) => {
    const { clientX, clientY } = event;
    setClose(!isZoomed);
    requestAnimationFrame(() => frame.current && lookAt(frame.current, clientX, clientY));
  };
  const pan = (event: PointerEvent) => {
    if (isZoomed && event.pointerType === 'mouse' && frame.current) {
      lookAt(frame.current, event.clientX, event.clientY);
    }
  };

  return (
    <button
      ref={frame}
      type="button"
      className={isZoomed ? styles.zoomed : styles.fitted}
      aria-pressed={isZoomed}
      aria-label={messages.lookCloser(alt)}
      tabIndex={isCurrent ? 0 : -1}
      onClick={toggle}
      onPointerMove={pan}
    >
      <span className={styles.sheet}>
        <Picture src={address} alt="" sizes={QUICK_SIZES} maxWidth={640} draggable={false} />
        <Picture src={address} alt="" sizes={SIZES} draggable={false} />
      </span>
    </button>
  );
}

/** Scrolls so that the part of the picture under the pointer is the part that is seen. */
function lookAt(frame: HTMLElement, clientX: number, clientY: number): void {
  const { left, top, width, height } = frame.getBoundingClientRect();
  frame.scrollLeft = ((clientX - left) / width) * (frame.scrollWidth - width);
  frame.scrollTop = ((clientY - top) / height) * (frame.scrollHeight - height);
}
