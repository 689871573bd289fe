import type { BlockDefinition } from './define-block';

/** Stands for any picture, or any film, in a circumstance: no shop has it. */
export const ANY_PICTURE = '/any-picture.webp';
export const ANY_VIDEO = '/any-video.mp4';

/** When a field matters, and how to see that it does. */
export interface Circumstance {
  /** Props that have to be so for it. */
  props?: Readonly<Record<string, unknown>>;
  /** Styles that have to be so for it. */
  styles?: Readonly<Record<string, unknown>>;
  /** A value that differs from what is there, where the field's kind does not tell one. */
  value?: unknown;
  /** When the effect shows, if not at once: later by itself, or on an action. */
  shows?: 'later' | 'on-hover' | 'on-submit' | 'on-click';
}

/** By name of the prop; those of entries of a list or group as `list.entry`; of styles as `styles.name`. */
export type Circumstances = Readonly<Record<string, Circumstance>>;

/** The circumstances of a block type's fields; a field without any matters always. */
export type Applies<D extends BlockDefinition> = Circumstances & {
  readonly [Name in keyof D['props']]?: Circumstance;
};
