import type { ICON_KEYS } from '@/core/model/navigation';
import type { Option } from './panel';

export const SIDE_LABELS = { left: 'Left', center: 'Center', right: 'Right' } as const;

export const ALIGNMENT_LABELS = { ...SIDE_LABELS, justify: 'Justified' } as const;

export const PLACE_LABELS = {
  'top-left': 'Top left',
  top: 'Top',
  'top-right': 'Top right',
  left: 'Left',
  center: 'Center',
  right: 'Right',
  'bottom-left': 'Bottom left',
  bottom: 'Bottom',
  'bottom-right': 'Bottom right',
} as const;

export const CORNER_LABELS = {
  'top-left': 'Top left',
  'top-right': 'Top right',
  'bottom-left': 'Bottom left',
  'bottom-right': 'Bottom right',
} as const;

export const RATIO_LABELS = {
  square: 'Square',
  portrait: 'Portrait',
  landscape: 'Landscape',
} as const;

export const FIT_LABELS = {
  cover: 'Fill, cropped',
  contain: 'Whole image',
  fill: 'Stretch',
  none: 'Own size',
  'scale-down': 'Whole, never larger',
} as const;

export const REPEAT_LABELS = {
  'no-repeat': 'Once',
  repeat: 'Tiled',
  'repeat-x': 'In a row',
  'repeat-y': 'In a column',
  round: 'Tiled, stretched to fit',
  space: 'Tiled, spaced to fit',
} as const;

export const LINK_ICON_LABELS: Readonly<Record<(typeof ICON_KEYS)[number], Option>> = {
  home: { label: 'Home', icon: 'home' },
  shop: { label: 'Shop', icon: 'shop' },
  store: { label: 'Store', icon: 'store' },
  category: { label: 'Category', icon: 'category' },
  about: { label: 'About', icon: 'about' },
  contact: { label: 'Contact', icon: 'contact' },
  person: { label: 'Person', icon: 'user' },
  business: { label: 'Business', icon: 'business' },
  help: { label: 'Help', icon: 'help' },
  support: { label: 'Support', icon: 'support' },
  offer: { label: 'Offer', icon: 'offer' },
  facebook: { label: 'Facebook', icon: 'facebook' },
  twitter: { label: 'Twitter', icon: 'twitter' },
  instagram: { label: 'Instagram', icon: 'instagram' },
  linkedin: { label: 'LinkedIn', icon: 'linkedin' },
  youtube: { label: 'YouTube', icon: 'youtube' },
  whatsapp: { label: 'WhatsApp', icon: 'whatsapp' },
  telegram: { label: 'Telegram', icon: 'telegram' },
  email: { label: 'E-mail', icon: 'mail' },
  phone: { label: 'Phone', icon: 'phone' },
  location: { label: 'Location', icon: 'pin' },
};
