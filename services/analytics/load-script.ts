export type ScriptState = 'awaited' | 'there' | 'missing';

/** Puts a script of a third party into the page. Nothing waits for it. */
export function loadScript(src: string, onState: (state: ScriptState) => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.onload = () => onState('there');
  script.onerror = () => onState('missing');
  document.head.append(script);
}
