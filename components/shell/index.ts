export { AppFrame } from './app-frame';
export { NOTICES_ID } from './notices';
export { MessageView } from './parts/message-view';
export { HEADER_END_ID, Shell } from './shell';
export { FailedView } from './status-views';
