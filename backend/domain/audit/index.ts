export {
  type AuditFacts,
  commandAction,
  isCommand,
  type ListedEntry,
  listEntries,
  withEntry,
  writeEntry,
} from './entries';
