export type {
  PageSource,
  PanelBlock,
  PanelChange,
  PanelRefusal,
  PanelSources,
} from './field/types';
export { PropertiesForm } from './properties-form';
