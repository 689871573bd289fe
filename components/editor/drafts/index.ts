export { Drafts } from './drafts';
export { useDrafts } from './drafts-context';
export { SavedLight } from './saved-light';
