import { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime';
import { type ComponentType, createContext, createElement, useContext } from 'react';
import type { PageFragments } from '@/core/model/fragment';

/** The fragments of the page that the server renders; null where none are saved. */
export const FragmentsContext = createContext<PageFragments | null>(null);

/**
 * A view that many pages show alike: the server renders it once (ADR 45). It depends on its facts, on what a shop opens with
 * and, by its links, on the address; on no time, and with a `useId` in it, it has one place in all pages. In a browser it is the view.
 * Callers check `typeof window` first: that leaves all of it out of a browser's bundle.
 * @param factsOf what of its props it shows, as JSON; null where it is rendered anew.
 */
export function fragment<Props extends object>(
  name: string,
  View: ComponentType<Props>,
  factsOf: (props: Props) => readonly unknown[] | null,
): ComponentType<Props> {
  return function FragmentView(props: Props) {
    const page = useContext(FragmentsContext);
    const tell = useContext(LoadableContext);
    const view = <View {...props} />;
    const facts = page && factsOf(props);
    if (!facts) return view;
    const { id, fragment, addModule } = page.placeOf(name, facts);
    if (fragment) {
      for (const module of fragment.modules) tell?.(module);
      const pictures = fragment.pictures.map((picture) => createElement('img', picture));
      return createElement(page.element, { id }, ...pictures);
    }
    const note = (module: string) => {
      addModule(module);
      tell?.(module);
    };
    // What is a fragment by itself is part of the one around it.
    return createElement(
      page.element,
      { id },
      <FragmentsContext value={null}>
        <LoadableContext.Provider value={note}>{view}</LoadableContext.Provider>
      </FragmentsContext>,
    );
  };
}
