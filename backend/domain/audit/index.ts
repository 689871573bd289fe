export { type AuditFacts, commandAction, isCommand, withEntry, writeEntry } from './entries';
export { type ListedEntry, listEntries } from './list-entries';
