/** Max queued calls of a script that may never load. */
const MOST_WAITING = 100;

/** A list on the window by which a third party is told things, before and after its script has come. */
interface Layer {
  push: (entry: unknown) => void;
  /** Is called once there is somebody who reads the list: now, or when the script has come. */
  onceRead: (callback: () => void) => void;
  /** Takes the state of the script; nothing is pushed to one that is missing. */
  onState: (state: ScriptState) => void;
}

export function openLayer(name: string): Layer {
  const layer: unknown = Reflect.get(window, name);
  const entries: unknown[] = Array.isArray(layer) ? layer : [];
  Reflect.set(window, name, entries);
  let state: ScriptState = 'awaited';
  let waiting = 0;
  let callbacks: (() => void)[] = [];
  return {
    push(entry) {
      if (state === 'missing' || waiting >= MOST_WAITING) return;
      if (state === 'awaited') waiting += 1;
      try {
        entries.push(entry);
      } catch {
        // The script has put a function of its own in the place of this one.
      }
    },
    onceRead(callback) {
      if (state === 'there') callback();
      else if (state === 'awaited') callbacks.push(callback);
    },
    onState(next) {
      state = next;
      waiting = 0;
      if (next === 'missing') entries.length = 0;
      if (next === 'there') for (const callback of callbacks) callback();
      callbacks = [];
    },
  };
}

type ScriptState = 'awaited' | 'there' | 'missing';

/** Puts a script of a third party into the page. Nothing waits for it. */
export function loadScript(src: string, onState: (state: ScriptState) => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.onload = () => onState('there');
  script.onerror = () => onState('missing');
  document.head.append(script);
}
