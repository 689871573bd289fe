import * as z from 'zod/mini';
import { isSafeUrl } from '@/core/values/safe-url';

/*
 * Fields that say where a picture, film or file is. The server knows them by these very schemas
 * (backend/http/wire/media-fields.ts): a copy, such as a further check makes, is a text like any other.
 */

export const mediaAddress = z.string();

/** Several of them, separated by commas. */
export const mediaAddresses = z.string();

/** Safe HTML that shows some of them. */
export const mediaHtml = z.string();

/** One that runs no script, also where it is a link's. */
export const safeMediaAddress = z.string().check(z.refine(isSafeUrl));
