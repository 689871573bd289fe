export { Icon } from './icon';
export type { IconName } from './icon-names';
export { Link } from './link';
export { Money } from './money';
export { Picture, PLACEHOLDER_PICTURE } from './picture';
export { Stars } from './stars';
