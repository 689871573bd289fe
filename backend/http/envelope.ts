import type { ShopServices } from '../domain/shops/find-shop';

/** The spec's envelope around an answer: status 0 is success (spec 7). */
export function success<Data>(data: Data) {
  return { status: 0, message: '', data };
}

interface CallContext<Input> {
  services: ShopServices;
  input: Input;
}

/** Answers with what work of the domain gives, as it is. */
export function plain<Input, Answer>(work: (services: ShopServices, input: Input) => Answer) {
  return ({ services, input }: CallContext<Input>) => work(services, input);
}

/** Answers with the data that work of the domain gives. */
export function data<Input, Data>(work: (services: ShopServices, input: Input) => Promise<Data>) {
  return async ({ services, input }: CallContext<Input>) => success(await work(services, input));
}

/** Answers without data once work of the domain is done. */
export function done<Input>(work: (services: ShopServices, input: Input) => Promise<void>) {
  return async ({ services, input }: CallContext<Input>) => {
    await work(services, input);
    return { status: 0, message: '' };
  };
}
