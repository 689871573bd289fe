export type { IconName } from '@/core/model/icon-names';
export { CarriedFields } from './carried-fields';
export { Icon } from './icon';
export { isMeantForBrowser, Link } from './link';
export { Money } from './money';
export { Picture } from './picture';
export { Stars } from './stars';
