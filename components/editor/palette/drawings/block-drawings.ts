import type { BlockType } from '@/core/blocks/kit/block-types';
import { at, DISC, DOT, type Drawing, MARK, STAR, TEE } from './drawing';

/** What each type of block looks like on a page, 88 by 56. */
export const BLOCK_DRAWINGS: Record<BlockType, Drawing> = {
  box: { edge: 'M10 8h68v40H10z', shape: at(['18 16', '18 31'], 'h52v9H18z') },
  grid: { edge: 'M10 8h68v40H10z', shape: 'M18 16h23v24H18zM47 16h23v24H47z' },
  text: { words: 'M14 17h60M14 24.5h60M14 32h60M14 39.5h34' },
  title: { heading: 'M18 24h52', words: 'M28 34h32' },
  image: {
    area: 'M13 9h62v38H13z',
    shape: 'M18 43l15-17 10 11 7-7 20 13z',
    solid: `M59 16${DOT}`,
  },
  button: { solid: 'M24 21h40v14H24z', gap: 'M34 28h20' },
  divider: { words: 'M22 14h44M22 42h44', edge: 'M8 28h72' },
  banner: {
    shape: 'M7 9h74v38H7z',
    heading: 'M24 20h40',
    words: 'M31 28h26',
    solid: 'M36 35h16v6H36z',
  },
  video: { shape: 'M13 9h62v38H13z', solid: 'M39 19.5l14 8.5-14 8.5z' },
  heroFeature: {
    shape: 'M8 10h32v36H8z',
    heading: 'M49 16h28',
    solid: at(['50 23.5', '50 31', '50 38.5'], DOT),
    words: 'M57 26h22M57 33.5h22M57 41h14',
  },
  product: {
    shape: at(['9 8', '34 8', '59 8'], 'v25h20v-25z'),
    solid: at(['16 14.5', '41 14.5', '66 14.5'], TEE),
    words: 'M10 40h17M35 40h17M60 40h17',
    heading: 'M10.5 47h6M35.5 47h6M60.5 47h6',
  },
  categories: {
    shape: at(['8 15', '27.5 15', '47 15', '66.5 15'], 'v18h14v-18z'),
    words: 'M10 40h10M29.5 40h10M49 40h10M68.5 40h10',
  },
  reviews: {
    solid: at(['20 9', '32 9', '44 9', '56 9', '68 9'], STAR),
    words: 'M18 28h52M24 35h40',
    heading: 'M37 44.5h14',
  },
  subscribe: {
    heading: 'M26 14h36',
    words: 'M22 22h44',
    edge: 'M15 32h37v11H15z',
    solid: 'M57 32h16v11H57z',
  },
  info: {
    shape: `M21 22${DISC}`,
    heading: 'M36 22h28',
    words: 'M36 30h40M36 37h26',
    edge: 'M18.5 28l2 2 3.5-4',
  },
  html: { heading: 'M31 18l-10 10 10 10M57 18l10 10-10 10', words: 'M48 15l-8 26' },
  policy: { edge: 'M26 6h36v44H26z', heading: 'M33 14h14', words: 'M33 23h22M33 30h22M33 37h22' },
  page_content: {
    edge: 'M10 7h68v42H10z',
    area: 'M11 8h66v8H11z',
    shape: 'M18 24h20v17H18z',
    words: 'M46 26h24M46 33h24M46 40h14',
  },
  logo: { solid: `M21 21${MARK}`, heading: 'M36 28h38' },
  navigation: {
    area: 'M6 20h76v16H6z',
    words: 'M14 28h10M33 28h10M52 28h10M71 28h4',
  },
  search: {
    edge: 'M9 20h70v16H9zM21 24a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM23.5 30.5l2.5 2.5',
    words: 'M34 28h26',
  },
  wishlist: {
    shape: 'M44 43s-15-8.5-15-18.5a7.7 7.7 0 0 1 15-2.5 7.7 7.7 0 0 1 15 2.5c0 10-15 18.5-15 18.5z',
    solid: `M59 10${DISC}`,
  },
  cart: {
    shape: 'M31 23h26l2 22H29z',
    edge: 'M37 29v-9a7 7 0 0 1 14 0v9',
    solid: `M59 10${DISC}`,
  },
  social: {
    shape: at(['22 22', '44 22', '66 22'], DISC),
    edge: at(['22 25.5', '44 25.5', '66 25.5'], DOT),
  },
  footer_section: { heading: 'M22 13h22', words: 'M22 23h30M22 31h24M22 39h34M22 47h18' },
  contact_info: {
    solid: at(['21 13.5', '21 25.5', '21 37.5'], DOT),
    words: 'M32 16h34M32 28h26M32 40h30',
  },
  copyright: {
    edge: 'M17 21a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM19.5 26a3 3 0 1 0 0 4',
    words: 'M32 28h22',
    shape: at(['63 25', '74 25'], 'v6h6v-6z'),
  },
};
