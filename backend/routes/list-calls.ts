import type { Call } from '@/core/calls/call';
import { contract } from '@/core/calls/contract.schema';
import type { CallSchemas, Route } from '../http/route';
import { served } from './served';

/** A call of the contract by its area and name, and its route. */
export interface ListedCall {
  area: string;
  name: string;
  call: Call;
  schemas: CallSchemas;
  route: Route;
}

interface DescribedArea {
  calls: Record<string, Call>;
  schemas: Record<string, CallSchemas>;
}

/** The whole contract as one list. */
export function listCalls(): ListedCall[] {
  const areas: Record<string, DescribedArea> = contract;
  const routes: Record<string, Record<string, Route>> = served;
  return Object.entries(areas).flatMap(([area, { calls, schemas }]) =>
    Object.entries(calls).flatMap(([name, call]) => {
      const pair = schemas[name];
      const route = routes[area]?.[name];
      return pair && route ? [{ area, name, call, schemas: pair, route }] : [];
    }),
  );
}
