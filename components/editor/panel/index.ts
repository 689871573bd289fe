export { PropertiesForm, type PropertiesFormProps } from './properties-form';
export type {
  PageSource,
  PanelArea,
  PanelBlock,
  PanelChange,
  PanelRefusal,
  PanelSources,
  ProductSource,
} from './types';
