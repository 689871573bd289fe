export { type AuditFacts, withEntry, writeEntry } from './entries';
export { type ListedEntry, listEntries } from './list-entries';
