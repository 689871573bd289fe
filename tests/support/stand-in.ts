import { beforeEach, type Mock, vi } from 'vitest';

type Call = (...request: never[]) => Promise<unknown>;

/**
 * Stands in for a call of a service in every test of a file, whether or not files share the service. A test
 * that has not said what is answered gets an error.
 */
export function standIn<Service extends object, Name extends keyof Service & string>(
  service: Service,
  name: Name,
): Mock<Extract<Service[Name], Call>> {
  const stub = vi.fn<Call>();
  beforeEach(() => {
    stub.mockReset().mockRejectedValue(new Error(`The test answers no ${name}.`));
    vi.spyOn(service as Record<string, Call>, name as string).mockImplementation(stub);
  });
  return stub as never;
}
