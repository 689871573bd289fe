import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { Picture } from '@/components/ui';
import styles from './lightbox.module.css';

interface ZoomPictureProps {
  address: string;
  alt: string;
  isCurrent: boolean;
}

const SIZES = '(min-width: 1024px) 1600px, 200vw';

/** Stands beneath until the large one is there; cards have most of these already. */
const QUICK_SIZES = '640px';

/**
 * A picture that fits the screen until it is pressed, then is twice as wide: a finger scrolls it, a
 * mouse pans it by moving, another press takes it back.
 */
export function ZoomPicture({ address, alt, isCurrent }: ZoomPictureProps) {
  const frame = useRef<HTMLButtonElement>(null);
  const [isClose, setClose] = useState(false);
  const isZoomed = isClose && isCurrent;

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
      aria-label={`${alt}, look closer`}
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
