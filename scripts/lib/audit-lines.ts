import type { ListedEntry } from '@/backend/domain/audit';

const SOMEBODY = 'somebody';

/** The audit log of a shop as people read it on a terminal, an entry a line. */
export function auditLines(entries: readonly ListedEntry[]): string {
  return entries.map(toLine).join('\n') || 'Nothing is on record.';
}

function toLine({ at, actor, action, subject, outcome, status, network }: ListedEntry): string {
  const result = status > 0 && outcome !== 'done' ? `${outcome} (${status})` : outcome;
  const words = [at.toISOString(), actor || SOMEBODY, action, subject, result, network];
  return words.filter(Boolean).join('  ');
}
