/** The spec's envelope around an answer: status 0 is success (spec 7). */
export function success<Data>(data: Data) {
  return { status: 0, message: '', data };
}
