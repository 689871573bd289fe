import { recordingScript } from '@/core/model/analytics-tags';
import { loadScript } from './load-script';
import type { Tag } from './tag';

const NAME = 'clarity';

/**
 * Records sessions with Microsoft Clarity (docs/adr/0021). It is told nothing of what happens: it looks on.
 */
export function startRecording(project: string): Tag {
  Reflect.set(window, NAME, waitingCalls());
  call('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
  loadScript(recordingScript(project), () => {});
  return {
    send() {},
    onceHeard() {},
    stop() {
      call('consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' });
      call('stop');
    },
  };
}

/** Queues calls until the script replaces it. */
function waitingCalls(): (...args: unknown[]) => void {
  const q: unknown[] = [];
  return Object.assign((...args: unknown[]) => void q.push(args), { q });
}

function call(...args: unknown[]): void {
  const recorder: unknown = Reflect.get(window, NAME);
  if (typeof recorder === 'function') recorder(...args);
}
