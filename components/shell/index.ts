export { AppFrame } from './app-frame';
export { NOTICES_ID } from './notices';
export { Shell } from './shell';
export { FailedView } from './status-views';
