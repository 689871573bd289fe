/** Switches of the environment that a browser knows too (spec 9: both are off by default). */
export const isApiMocked = isOn(process.env.NEXT_PUBLIC_MOCK_API);
export const isDebugging = isOn(process.env.NEXT_PUBLIC_DEBUG);

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
