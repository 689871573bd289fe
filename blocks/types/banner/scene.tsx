import type { ReactNode } from 'react';
import layout from './banner.module.css';
import type { BannerProps } from './definition';
import styles from './scene.module.css';

interface SceneProps {
  props: BannerProps;
  /** The scene: a picture, a film, slides; null for the plain ground. */
  children: ReactNode;
}

/** The ground of a banner under the overlay that an admin has chosen. */
export function Scene({ props, children }: SceneProps) {
  const { overlayType, overlayColor, overlayOpacity, gradientOverlay } = props;
  const overlay = {
    '--overlay': overlayColor,
    ...(gradientOverlay && { '--gradient': gradientOverlay }),
    opacity: overlayOpacity,
  };
  return (
    <div className={layout.scene}>
      {children}
      {children && overlayType !== 'none' && (
        <div className={styles[overlayType]} style={overlay} />
      )}
    </div>
  );
}
