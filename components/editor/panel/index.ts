export { PropertiesForm, type PropertiesFormProps } from './properties-form';
export type {
  PageSource,
  PanelArea,
  PanelBlock,
  PanelChange,
  PanelSources,
  ProductSource,
} from './types';
