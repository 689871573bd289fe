import type { CSSProperties } from 'react';

/** Inline styles with custom properties, which a block's stylesheet reads. */
export type OwnStyle = CSSProperties & Record<`--${string}`, string>;
