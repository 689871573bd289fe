import { BACKEND_BASE_PATH } from '@/backend/runtime';
import type { Handler } from './request';

/** Paths at which others ask whether the process answers, and whether it is ready: on any host, at no rate. */
export const HEALTH_PATHS = ['/healthz', '/readyz'];

/** Has the backend answer there, which knows. */
export const withHealth =
  (handle: Handler): Handler =>
  (request, response) => {
    const { url = '' } = request;
    const [path = ''] = url.split('?', 1);
    if (HEALTH_PATHS.includes(path)) request.url = `${BACKEND_BASE_PATH}${url}`;
    return handle(request, response);
  };
