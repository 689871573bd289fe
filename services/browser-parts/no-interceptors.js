/** Stands in for the interceptors of axios: nothing of ours comes between a call and its answer. */
export default class NoInterceptors {
  forEach() {
    // There is none.
  }
}
