import { type ComponentType, use } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Options {
  /** Added by the compiler: the modules that the view is made of. */
  loadableGenerated?: { modules?: readonly (string | number)[] };
}

/** Begins to load a view if it is among those that the page names. */
type Begin = (named: readonly (string | number)[]) => Promise<unknown> | null;

const beginnings: Begin[] = [];

/**
 * `next/dynamic` as browsers get it (next.config.mjs), for Next's own would be one per cent of a page's
 * scripts: what a page names is there before it is taken over, anything else is waited for.
 */
export default function dynamic<Props extends object>(
  load: Load<Props>,
  { loadableGenerated }: Options = {},
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loaded = () => {
    loading ??= load().then((module) => module.default);
    return loading;
  };
  const ids = loadableGenerated?.modules ?? [];
  beginnings.push((named) => (ids.some((id) => named.includes(id)) ? loaded() : null));

  return (props) => {
    const View = use(loaded());
    return <View {...props} />;
  };
}

/** Next waits for it before it takes a page over. A view may bring further ones along. */
window.__NEXT_PRELOADREADY = async (named = []) => {
  while (beginnings.length > 0) {
    await Promise.allSettled(beginnings.splice(0).map((begin) => begin(named)));
  }
};
