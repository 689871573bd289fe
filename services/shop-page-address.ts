import { LOOK_PATH } from '@/core/model/admin';
import { backendBaseUrl } from './environment';

/** The address by which pages for admins lead to a page of the shop, which is on another host and may be closed to others. */
export const shopPageAddress = (path: string): string =>
  `${backendBaseUrl}${LOOK_PATH}?to=${encodeURIComponent(path)}`;
