import { type ReactNode, useId } from 'react';
import { givenStyle } from '../kit/root-style';
import type { ImageBlock } from './box';
import styles from './image.module.css';
import { Outline } from './outline';
import { isOutlined } from './shapes';

interface MaskProps {
  look: ImageBlock['styles'];
  /** Whether it fills the room kept for it, instead of taking room of its own. */
  isFilling: boolean;
  children: ReactNode;
}

/** Cuts a picture to its shape, with its border (spec 3: shape, border, opacity). */
export function Mask({ look, isFilling, children }: MaskProps) {
  const { shape, border, borderRadius, opacity } = look;
  const id = useId();
  const outlined = isOutlined(shape) ? shape : undefined;
  const edge = outlined
    ? { clipPath: `url(#${id})` }
    : { border, borderRadius: shape ? '50%' : borderRadius };
  return (
    <span
      className={isFilling ? `${styles.mask} ${styles.filling}` : styles.mask}
      style={givenStyle({ ...edge, opacity: opacity < 1 ? opacity : undefined })}
    >
      {children}
      {outlined && <Outline id={id} shape={outlined} border={border} />}
    </span>
  );
}
