export { ContentView } from './content-view';
export { Letterhead } from './letterhead';
export { RunningText } from './running-text';
export { ServicePage } from './service-page';
