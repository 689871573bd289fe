export { AppFrame } from './app-frame';
export { NOTICES_ID } from './notices';
export { HEADER_END_ID, Shell } from './shell';
export { FailedView, MessageView } from './status-views';
export { STRUCTURED_DATA_ID } from './structured-data';
