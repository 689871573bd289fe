import { sections } from '../../pages/common';

export const section = sections({ least: 40, share: 6, most: 80 });
