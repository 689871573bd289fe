import * as messages from './messages';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
> & { getModifierState?: (key: string) => boolean };

const MAC = /mac|iphone|ipad/i;

const isMac = (): boolean => typeof navigator !== 'undefined' && MAC.test(navigator.platform);

/** True if a key press is a combination such as `Mod+Shift+Z`. AltGr is none: Windows tells it as Ctrl and Alt. */
export function isPressed(combination: string, event: Pressed, onMac = isMac()): boolean {
  const parts = combination.split('+');
  const key = parts.at(-1) ?? '';
  const wants = (name: string) => parts.slice(0, -1).includes(name);
  const isAltGraph = event.getModifierState?.('AltGraph') ?? false;
  if (isAltGraph && (wants('Mod') || wants('Alt'))) return false;
  const [mod, other] = onMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return (
    keyMatches(key, event) &&
    mod === wants('Mod') &&
    !other &&
    event.altKey === wants('Alt') &&
    (event.shiftKey === wants('Shift') || isSign(key))
  );
}

/** A letter is where it is printed; where the layout has another script there, by its place. */
function keyMatches(key: string, { key: pressed, code }: Pressed): boolean {
  if (pressed.toLowerCase() === key.toLowerCase()) return true;
  const isLetter = /^[A-Z]$/.test(key);
  return isLetter && code === `Key${key}` && !/^[a-z]$/i.test(pressed);
}

/** Signs such as `?` stand on different keys, some of them with Shift. */
const isSign = (key: string): boolean => key.length === 1 && !/[A-Z0-9]/i.test(key);

const ON_MAC: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const WORDS: Readonly<Record<string, string>> = {
  ...{ Mod: messages.ctrl, ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' },
  ...{ Escape: messages.esc, Delete: messages.del, Backspace: '⌫' },
};

/** A combination as people read it on their machine. */
export function keyWords(combination: string, onMac = isMac()): string {
  const words = combination
    .split('+')
    .map((part) => (onMac && ON_MAC[part]) || WORDS[part] || part);
  return words.join(onMac ? '' : '+');
}
