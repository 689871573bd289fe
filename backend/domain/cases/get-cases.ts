import type { Case } from '@/core/model/case';
import type { OrderProof } from '../orders/prove-order';
import { loadCase, loadCases } from './load-cases';
import { type CaseAsker, proveForCase } from './prove-for-case';

/** The disputes of a proven order, the newest first. @throws HttpError 404 or 429 */
export async function getAllCases(asker: CaseAsker, proof: OrderProof): Promise<Case[]> {
  const order = await proveForCase(asker, proof);
  return loadCases(asker.services, asker.shop, order);
}

/** A dispute of a proven order, the newest unless it is named. @throws HttpError 404 or 429 */
export async function getCase(
  asker: CaseAsker,
  { caseId, ...proof }: OrderProof & { caseId?: string },
): Promise<Case> {
  const order = await proveForCase(asker, proof);
  return loadCase(asker.services, asker.shop, order, caseId);
}
