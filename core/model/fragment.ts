/** A picture that a browser fetches at once, by its attributes. */
export type EagerPicture = Readonly<Record<string, string>>;

/** Markup of a view, with what a page tells of it outside of where it stands. */
export interface Fragment {
  html: string;
  /** Pictures that the page preloads. */
  pictures: readonly EagerPicture[];
  /** Modules that the page brings for its views, as `next/dynamic` names them. */
  modules: readonly string[];
}

/** Place of a fragment in a page under way. */
interface FragmentPlace {
  id: string;
  /** The fragment, if it was rendered before; else it is rendered here. */
  fragment: Fragment | undefined;
  /** Notes a module of the fragment that is rendered here. */
  addModule: (name: string) => void;
}

/** The fragments of a page under way. */
export interface PageFragments {
  /** Name of the element that stands around each until the page is sent. */
  element: string;
  /** Returns the place of a view. @param facts all that it is made of beside shop and address, as JSON has it. */
  placeOf: (view: string, facts: readonly unknown[]) => FragmentPlace;
}
