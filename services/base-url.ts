/** Where the backend is: mounted beside the pages, or wherever the environment says (spec 7). */
export const EMBEDDED_BASE_PATH = '/api/backend';

export const backendBaseUrl = process.env.NEXT_PUBLIC_API_BASE_URL || EMBEDDED_BASE_PATH;
