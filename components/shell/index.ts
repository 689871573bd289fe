export { AppFrame } from './app-frame';
export { FailedView } from './status-views';
