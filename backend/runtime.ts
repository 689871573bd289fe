import { processState } from './base/process-state';
import type { Backend, BackendOptions } from './create-backend';

/** Path below which the storefront mounts the backend. */
export const BACKEND_BASE_PATH = '/api/backend';

/**
 * The process's one backend, made at the first call; a start that failed is tried again at the next.
 * @throws Error with every problem of the environment.
 */
export function getBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  return processState('backend', async () => {
    // Each page's bundle has this function, and a running shop its backend: no page carries another.
    const { createBackend } = await import('./create-backend');
    return createBackend({ mediaBase: BACKEND_BASE_PATH, ...options });
  });
}
