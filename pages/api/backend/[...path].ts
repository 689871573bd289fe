import type { NextApiRequest, NextApiResponse, PageConfig } from 'next';
import { serveBelow } from '@/backend/mount';
import { BACKEND_BASE_PATH } from '@/backend/runtime';

/** The backend reads bodies itself, answers by itself, and knows its own limits. */
export const config: PageConfig = {
  api: { bodyParser: false, externalResolver: true, responseLimit: false },
};

export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return serveBelow(BACKEND_BASE_PATH, request, response);
}
