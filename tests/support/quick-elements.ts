import * as React from 'react';

/** What React tells its own packages. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;

// With each element React keeps a stack that tells its owner, up to ten thousand in a row. Its warnings name the
// components all the same, and the stacks take a tenth of the time of the views.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
