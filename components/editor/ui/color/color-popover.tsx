import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/kit/button';
import type { Changes } from '@/components/kit/control';
import { pipette } from '@/components/kit/icons';
import { Popover } from '@/components/kit/popover';
import { attempt } from '@/core/values/attempt';
import { sharedValue, useShared } from '../../shared/shared-value';
import { useStable } from '../../shared/use-stable';
import * as messages from '../messages';
import styles from './color-popover.module.css';
import { HexInput } from './hex-input';
import { type Hsv, hsvOf, rgbOfHsv } from './hsv';
import { ColorArea, Track } from './mixer';
import { usePalette } from './palette';
import { hexOf, rgbOf } from './rgb';
import { Swatches } from './swatches';

interface ColorPopoverProps extends Changes<string> {
  anchor: RefObject<HTMLElement | null>;
  label?: string | undefined;
  /** The set value, and its color. */
  value: string;
  color: string;
  onClose: () => void;
}

const BLACK: Hsv = { h: 0, s: 0, v: 0, a: 1 };

/** Colors to mix and to pick. */
export function ColorPopover(props: ColorPopoverProps) {
  const { anchor, label = messages.color, value, color, onChange, onRelease, onClose } = props;
  const palette = usePalette();
  const recent = useShared(recentColors);
  const { mixed, mix } = useMix(color, onChange);
  useNotedAtEnd(value);
  const pick = (picked: string) => {
    onChange(picked);
    onRelease?.();
  };
  const swatches = {
    [messages.shopColors]: palette.theme,
    [messages.lastUsed]: recent.map((one) => ({ name: one, value: one, color: one })),
    [messages.palette]: palette.named,
  };
  const changes = { onChange: mix, onHold: props.onHold, onRelease };
  return (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      <div className={styles.sheet}>
        <ColorArea value={mixed} {...changes} />
        <div className={styles.mixing}>
          <div className={styles.tracks}>
            <Track part="hue" value={mixed} {...changes} />
            <Track part="opacity" value={mixed} {...changes} />
          </div>
          <Pipette onPick={pick} />
        </div>
        <HexInput value={mixed} {...changes} />
        {Object.entries(swatches).map(([title, offered]) => (
          <Swatches key={title} title={title} swatches={offered} value={value} onPick={pick} />
        ))}
      </div>
    </Popover>
  );
}

/** Keeps the hue of a mixed color where the color has none, as black and white. */
function useMix(color: string, onChange: (value: string) => void) {
  const [last, setLast] = useState<{ hsv: Hsv; color: string } | null>(null);
  const rgb = rgbOf(color);
  const mixed = last?.color === color ? last.hsv : rgb ? hsvOf(rgb) : BLACK;
  const mix = (hsv: Hsv) => {
    const next = hexOf(rgbOfHsv(hsv));
    setLast({ hsv, color: next });
    onChange(next);
  };
  return { mixed, mix };
}

function useNotedAtEnd(value: string): void {
  const first = useRef(value);
  const note = useStable(() => {
    if (value !== first.current && rgbOf(value)) noteColor(value);
  });
  useEffect(() => note, [note]);
}

/** Takes a color from anywhere on the screen, in browsers that can. */
function Pipette({ onPick }: { onPick: (color: string) => void }) {
  const Dropper: unknown = Reflect.get(globalThis, 'EyeDropper');
  if (typeof Dropper !== 'function') return null;
  const take = async () => {
    const dropper: { open(): Promise<{ sRGBHex: string }> } = Reflect.construct(Dropper, []);
    // Called off by Escape.
    const taken = await dropper.open().catch(() => null);
    if (taken) onPick(taken.sRGBHex);
  };
  return <IconButton icon={pipette} label={messages.pickFromScreen} onClick={take} />;
}

const KEY = 'hemline.editor.colors';
const MOST = 11;

const left: unknown = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? '[]'));

/** Colors that were set last, the newest first; they outlive the page. */
const recentColors = sharedValue<readonly string[]>(
  Array.isArray(left) ? left.filter((color) => typeof color === 'string') : [],
);

function noteColor(color: string): void {
  const others = recentColors.get().filter((other) => other !== color);
  const recent = [color, ...others].slice(0, MOST);
  recentColors.set(recent);
  attempt(() => localStorage.setItem(KEY, JSON.stringify(recent)));
}
