import { isCommand, type ListedEntry } from '@/backend/domain/audit';

const SOMEBODY = 'somebody';
const OPERATOR = 'operator';

/** The audit log of a shop as people read it on a terminal, an entry a line. */
export function auditLines(entries: readonly ListedEntry[]): string {
  return entries.map(toLine).join('\n') || 'Nothing is on record.';
}

function toLine({ at, actor, action, subject, outcome, status, network }: ListedEntry): string {
  const result = status > 0 && outcome !== 'done' ? `${outcome} (${status})` : outcome;
  const unnamed = isCommand(action) ? OPERATOR : SOMEBODY;
  const fields = [at.toISOString(), actor || unnamed, action, subject, result, network];
  return fields.filter(Boolean).join('  ');
}
