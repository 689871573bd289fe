import { type BlockType, isBlockType } from '@/core/blocks/kit/block-types';
import styles from './drawings.module.css';

interface BlockIconProps {
  type: string;
  /** Edge length in px. */
  size?: number;
}

/** The mark of a block type; its name stands beside it. */
export function BlockIcon({ type, size = 20 }: BlockIconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={isBlockType(type) ? BLOCK_ICONS[type] : UNKNOWN_ICON} />
    </svg>
  );
}

/** Outlines of 20 by 20, one for each type of block. */
const BLOCK_ICONS: Record<BlockType, string> = {
  box: 'M3.5 3.5h13v13h-13zM7 7h6v6H7z',
  grid: 'M3 4.5h14v11H3zM10 4.5v11',
  text: 'M4 5h12M4 8.5h12M4 12h12M4 15.5h7',
  title: 'M5 4v12M15 4v12M5 10h10',
  image: 'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2-2 4.5 4.5M13 7.5h.01',
  button: 'M5.5 6h9a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM7 10h6',
  divider: 'M3 10h14M7 5.5h6M7 14.5h6',
  banner: 'M2.5 4h15v12h-15zM6 8.5h8M8 12h4',
  video: 'M3 4.5h14v11H3zM8.5 7.5l4 2.5-4 2.5z',
  heroFeature: 'M3 4.5h6v11H3zM12 6h5M12 10h5M12 14h3',
  product: 'M7 3.5 2.8 6l1.7 3.2 1.5-.7v8h8v-8l1.5.7L17.2 6 13 3.5a3 3 0 0 1-6 0z',
  categories: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  reviews: 'm10 3 2.1 4.5 4.9.6-3.6 3.3.9 4.9L10 13.9l-4.3 2.4.9-4.9L3 8.1l4.9-.6z',
  subscribe: 'M3 5h14v10H3zM3.5 5.5l6.5 5 6.5-5',
  info: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 9.5v4M10 6.5h.01',
  html: 'M6.5 6l-4 4 4 4M13.5 6l4 4-4 4M11.2 4.5 8.8 15.5',
  policy: 'M5 3h7l3.5 3.5V17H5zM8 9.5h4.5M8 13h4.5',
  page_content: 'M4 3.5h12v13H4zM4 7h12M7 10.5h6M7 13.5h4',
  logo: 'M10 2.8l6.2 3.6v7.2L10 17.2l-6.2-3.6V6.4zM10 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  navigation: 'M2.5 6.5h15v7h-15zM5.5 10h1.5M9.2 10h1.5M13 10h1.5',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  wishlist: 'M10 16.5S3 12.7 3 7.9a3.6 3.6 0 0 1 7-1.2 3.6 3.6 0 0 1 7 1.2c0 4.8-7 8.6-7 8.6z',
  cart: 'M4.5 7h11l.8 9.5H3.7zM7 9.5V6a3 3 0 0 1 6 0v3.5',
  social:
    'M14.5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM5.5 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM14.5 13a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM7.3 9l5.4-3M7.3 11l5.4 3',
  footer_section: 'M4 4.5h6M4 8.5h.01M7 8.5h9M4 12h.01M7 12h9M4 15.5h.01M7 15.5h6',
  contact_info:
    'M10 17.5s5.5-5 5.5-9.2a5.5 5.5 0 0 0-11 0c0 4.2 5.5 9.2 5.5 9.2zM10 6.3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  copyright: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12.3 8a3 3 0 1 0 0 4',
};

/** Of a type that nobody knows. */
const UNKNOWN_ICON = 'M3.5 3.5h13v13h-13zM8 8a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6 1v.6M10 14h.01';
