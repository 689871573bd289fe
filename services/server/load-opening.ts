import { designCalls } from '@/core/calls/design';
import { designSchemas } from '@/core/calls/design.schema';
import type { InitResponse } from '@/core/model/shop';
import { ApiError } from '../api-error';
import { fetchCall } from './fetch-call';
import { fetchStorefront } from './fetch-storefront';

/**
 * Loads what the shop of a host opens with (spec 4, "Shop initialisation"), its design included. A backend that
 * does not say whose settings they are is asked for the domain; where that fails the shop goes on without (spec 8).
 *
 * @throws ApiError as every call does.
 */
export async function loadOpening(domain: string): Promise<InitResponse> {
  const init = await fetchStorefront('init', { domain });
  if (init.domain) return init;
  return { ...init, ...(await loadDomain(domain)) };
}

async function loadDomain(domain: string): Promise<Partial<InitResponse>> {
  try {
    const params = { domain };
    const { data } = await fetchCall(designCalls.domainInfo, designSchemas.domainInfo, params);
    return { name: data.name, template: data.template };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {};
  }
}
