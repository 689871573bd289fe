/** A fault that somebody could make in the product, and that tests have to catch. */
export interface Fault {
  /** What goes wrong, and for whom. */
  name: string;
  /** The file it is in, from the project's folder. */
  file: string;
  /** What stands there, and nowhere else in the file. */
  find: string;
  /** What the fault makes of it. */
  replace: string;
  /** The files of tests of which at least one has to fail. */
  tests: readonly [string, ...string[]];
}
