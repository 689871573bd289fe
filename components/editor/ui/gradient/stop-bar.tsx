import type { CSSProperties, PointerEvent } from 'react';
import type { Changes } from '@/components/kit/control';
import { pointerDrag } from '@/components/kit/pointer-drag';
import { type Palette, shownColor, usePalette } from '../color/palette';
import { byArrows, LEVEL, shareAt, within } from '../color/slide';
import * as messages from '../messages';
import { type Gradient, gradientText, type Stop } from './gradient';
import styles from './gradient-input.module.css';

interface StopBarProps extends Changes<readonly Stop[]> {
  gradient: Gradient;
  chosen: number;
  onChoose: (place: number) => void;
}

const COARSE = 10;

/** A gradient from left to right, with its stops to drag; a press between them makes another one. */
export function StopBar({ gradient, chosen, onChoose, onChange, onHold, onRelease }: StopBarProps) {
  const palette = usePalette();
  const { stops } = gradient;
  const place = (at: number, share: number) =>
    stops.map((stop, index) => (index === at ? { ...stop, at: percent(share) } : stop));

  const onPress = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, target } = event;
    if (target !== currentTarget) return;
    const { x: share } = shareAt(currentTarget, event);
    const next = [...stops, { color: nearest(stops, share).color, at: percent(share) }];
    const sorted = next.toSorted((one, other) => one.at - other.at);
    onChoose(sorted.indexOf(next.at(-1) ?? nearest(next, share)));
    onChange(next);
    onRelease?.();
  };
  const onDrag = (at: number) => (start: PointerEvent<HTMLElement>) => {
    const bar = start.currentTarget.parentElement;
    onChoose(at);
    const drag = pointerDrag({
      onStart: () => onHold?.(),
      onMove: ({ event }) => bar && onChange(bounded(place(at, shareAt(bar, event).x), at)),
      onEnd: () => onRelease?.(),
    });
    drag(start);
  };
  return (
    <div className={styles.bar} style={barStyle(gradient, palette)} onPointerDown={onPress}>
      {stops.map((stop, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is known by its place
          key={at}
          type="button"
          role="slider"
          className={styles.handle}
          style={
            { left: `${stop.at}%`, '--color': shownColor(stop.color, palette) } as CSSProperties
          }
          aria-label={messages.colorNumber(at + 1)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={stop.at}
          aria-valuetext={messages.colorAt(stop.color, stop.at)}
          data-chosen={at === chosen || undefined}
          onFocus={() => onChoose(at)}
          onPointerDown={onDrag(at)}
          onKeyDown={byArrows(LEVEL, COARSE, (right) =>
            onChange(bounded(place(at, (stop.at + right) / 100), at)),
          )}
        />
      ))}
    </div>
  );
}

/** Stops keep their order: one that is moved stays between its neighbours. */
function bounded(stops: readonly Stop[], at: number): readonly Stop[] {
  const least = stops[at - 1]?.at ?? 0;
  const most = stops[at + 1]?.at ?? 100;
  return stops.map((stop, place) =>
    place === at ? { ...stop, at: Math.min(most, Math.max(least, stop.at)) } : stop,
  );
}

function nearest(stops: readonly Stop[], share: number): Stop {
  const far = (stop: Stop) => Math.abs(stop.at / 100 - share);
  return stops.reduce((one, other) => (far(other) < far(one) ? other : one));
}

function barStyle(gradient: Gradient, palette: Palette): CSSProperties {
  const stops = gradient.stops.map((stop) => ({ ...stop, color: shownColor(stop.color, palette) }));
  const flat = gradientText({ shape: 'linear', angle: 90, stops });
  return { '--gradient': flat } as CSSProperties;
}

const percent = (share: number) => Math.round(within(share) * 100);
