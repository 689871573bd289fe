import * as React from 'react';

interface Counting {
  recentlyCreatedOwnerStacks: number;
}

/**
 * Has React believe that it has made all the traces it makes in a second: of each element where it was made, for warnings
 * that are read in development. That takes a tenth of what tests in a document take.
 */
export function makeNoOwnerStacks(): void {
  const internals = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  ) as Counting;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
}
