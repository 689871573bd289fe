/** Variables that the middleware sets on every request. */
export interface AppEnvironment {
  Variables: {
    requestId: string;
    /** The pattern of the address, such as `/media/:key`. */
    route: string;
  };
}
