export { AppFrame } from './app-frame';
export { MessageView } from './message-view';
export { NOTICES_ID } from './notices';
export { HEADER_END_ID, Shell } from './shell';
export { FailedView } from './status-views';
