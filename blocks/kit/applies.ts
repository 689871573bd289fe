import type { BlockDefinition } from './define-block';

/** Placeholder addresses of any image or video in a circumstance; no shop has them. */
export const ANY_PICTURE = '/any-picture.webp';
export const ANY_VIDEO = '/any-video.mp4';

/** The circumstances in which a field has an effect, and how to observe it. */
export interface Circumstance {
  props?: Readonly<Record<string, unknown>>;
  styles?: Readonly<Record<string, unknown>>;
  /** A value that differs from what is there, where the field's kind does not tell one. */
  value?: unknown;
  /** The moment of the effect, if not immediate: later, or on an action. */
  shows?: 'later' | 'on-hover' | 'on-submit' | 'on-click';
}

/** Keyed by prop; entries of a list or group by `list.entry`, styles by `styles.name`. */
export type Circumstances = Readonly<Record<string, Circumstance>>;

/** The circumstances of a block type's fields; a field without any matters always. */
export type Applies<D extends BlockDefinition> = Circumstances & {
  readonly [Name in keyof D['props']]?: Circumstance;
};
