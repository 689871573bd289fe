export { ContentView } from './content-view';
export { RunningText } from './running-text';
export { ServicePage } from './service-page';
