export { VariantForm } from './variant-form';
