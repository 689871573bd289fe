import { useState } from 'react';

/** A state of one scope, such as a field of a block: in another it begins anew. */
export function useScoped<Value>(scope: string, first: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState({ scope, value: first });
  return [
    state.scope === scope ? state.value : first,
    (value: Value) => setState({ scope, value }),
  ];
}
