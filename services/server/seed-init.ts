import type { InitResponse } from '@/core/model/shop';

/**
 * What a shop opens with as its pages bring it along: without what only the server needs. Which scripts
 * run stands in the policy, and the global CSS in the head, scoped.
 */
export function seedInit(init: InitResponse): InitResponse {
  const { globalCSS: _css, design, ...rest } = init;
  return {
    ...rest,
    scripts: '',
    metadata: withoutCss(init.metadata),
    ...(design && { design: { ...design, metadata: withoutCss(design.metadata) } }),
  };
}

function withoutCss({ globalCSS: _css, ...metadata }: InitResponse['metadata']) {
  return metadata;
}
