export { AppFrame } from './app-frame';
export { NOTICES_ID } from './notices';
export { FailedView } from './status-views';
