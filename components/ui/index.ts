export { CarriedFields } from './carried-fields';
export { Icon } from './icon';
export type { IconName } from './icon-names';
export { isMeantForBrowser, Link } from './link';
export { Money } from './money';
export { Picture } from './picture';
export { Stars } from './stars';
