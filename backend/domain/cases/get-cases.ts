import type { Case } from '@/core/model/case';
import type { OrderProof } from '../orders/prove-order';
import type { ShopContext } from '../shops/asker';
import { loadCase, loadCases } from './load-cases';
import { proveForCase } from './prove-for-case';

/** The disputes of a proven order, the newest first. @throws DomainError not-found or too-many */
export async function getAllCases(asker: ShopContext, proof: OrderProof): Promise<Case[]> {
  const order = await proveForCase(asker, proof);
  return loadCases(asker.services, asker.shop, order);
}

/** A dispute of a proven order, the newest unless it is named. @throws DomainError not-found or too-many */
export async function getCase(
  asker: ShopContext,
  { caseId, ...proof }: OrderProof & { caseId?: string },
): Promise<Case> {
  const order = await proveForCase(asker, proof);
  return loadCase(asker.services, asker.shop, order, caseId);
}
