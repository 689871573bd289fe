/** What the middleware puts beside every request. */
export interface AppEnvironment {
  Variables: { requestId: string };
}
