/** Path of the embedded backend; another can be set by the environment (spec 7). */
export const EMBEDDED_BASE_PATH = '/api/backend';

export const backendBaseUrl = process.env.NEXT_PUBLIC_API_BASE_URL || EMBEDDED_BASE_PATH;
