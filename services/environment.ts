/** Switches of the environment that a browser knows too (spec 9: both are off by default). */
export const isApiMocked = isOn(process.env.NEXT_PUBLIC_MOCK_API);
export const isDebugging = isOn(process.env.NEXT_PUBLIC_DEBUG);

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

/** Path of the embedded backend; another can be set by the environment (spec 7). */
export const EMBEDDED_BASE_PATH = '/api/backend';

export const backendBaseUrl = process.env.NEXT_PUBLIC_API_BASE_URL || EMBEDDED_BASE_PATH;
