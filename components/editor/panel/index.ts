export { PropertiesForm } from './properties-form';
export type {
  PageSource,
  PanelBlock,
  PanelChange,
  PanelRefusal,
  PanelSources,
} from './types';
