import { designCalls } from '@/core/calls/design';
import { designSchemas } from '@/core/calls/design.schema';
import type { DomainDesignWire } from '@/core/model/design';
import { callBackend } from './browser-client';

/**
 * The domain design of a shop.
 *
 * @throws ApiError as every call does; the store swallows it (spec 8).
 */
export async function loadDesign(domain: string): Promise<DomainDesignWire> {
  const { data } = await callBackend(designCalls.loadDesign, designSchemas.loadDesign, { domain });
  return data;
}

/**
 * Which shop a host opens.
 *
 * @throws ApiError as every call does.
 */
export async function loadDomain(domain: string): Promise<{ name: string; template: string }> {
  const { data } = await callBackend(designCalls.domainInfo, designSchemas.domainInfo, { domain });
  return data;
}
