import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { at, TEE } from '@/blocks/editor-kit/drawing';
import { CORNER_LABELS, REPEAT_LABELS } from '@/blocks/editor-kit/option-labels';
import { gridColumns } from '@/core/rules/design/grid-columns';
import type { ProductGridProps, productBlock } from './definition';

const hasCardImage = ({ props }: { props: ProductGridProps }) => props.cardBackgroundImage !== '';

export const productEditor: EditorOf<typeof productBlock> = {
  label: 'Product grid',
  group: 'shop',
  standsIn: ['page'],
  hint: 'Products of a category in rows',
  keywords: 'collection catalogue shop items cards',
  icon: 'M7 3.5 2.8 6l1.7 3.2 1.5-.7v8h8v-8l1.5.7L17.2 6 13 3.5a3 3 0 0 1-6 0z',
  drawing: {
    shape: at(['9 8', '34 8', '59 8'], 'v25h20v-25z'),
    solid: at(['16 14.5', '41 14.5', '66 14.5'], TEE),
    words: 'M10 40h17M35 40h17M60 40h17',
    heading: 'M10.5 47h6M35.5 47h6M60.5 47h6',
  },
  starter: { props: { showBrand: false, showDescription: false } },
  panel: {
    content: {
      Products: {
        category: { label: 'Category', control: 'category' },
        sortBy: {
          label: 'Order',
          options: {
            newest: 'Newest first',
            bestselling: 'Bestselling',
            'price-asc': 'Price, low to high',
            'price-desc': 'Price, high to low',
            'name-asc': 'Name, A to Z',
            'name-desc': 'Name, Z to A',
            discount: 'Biggest discount',
          },
        },
        totalProducts: { label: 'How many', control: 'slider', range: [1, 48] },
      },
      'Rows and columns': {
        productsPerRow: {
          label: 'Per row',
          control: 'slider',
          effectiveDefault: ({ props }) => gridColumns(props).desktop,
        },
        tabletProductsPerRow: {
          label: '… on tablets',
          control: 'slider',
          effectiveDefault: ({ props }) =>
            gridColumns({ ...props, tabletProductsPerRow: undefined }).tablet,
        },
        mobileProductsPerRow: {
          label: '… on phones',
          control: 'slider',
          effectiveDefault: ({ props }) =>
            gridColumns({ ...props, mobileProductsPerRow: undefined }).mobile,
        },
        numberOfRows: { label: 'Max rows', control: 'slider', range: [1, 12] },
      },
      'On each card': {
        showImage: { label: 'Image' },
        showTitle: { label: 'Name' },
        showBrand: { label: 'Brand' },
        showDescription: { label: 'Description' },
        showPrice: { label: 'Price' },
        showSalePrice: { label: 'Former price', when: ({ props }) => props.showPrice },
        showRating: { label: 'Stars' },
        showReviews: { label: 'Review count' },
        hoverEffect: {
          label: 'On hover',
          options: {
            swap: 'Show the second image',
            zoom: 'Zoom the image',
            lift: 'Lift the card',
            shadow: 'Cast a shadow',
            outline: 'Draw an outline',
            fade: 'Fade a little',
            none: 'Nothing',
          },
        },
        showSecondImage: {
          label: 'Second image',
          hint: 'In a corner of the first image',
          when: ({ props }) => props.showImage,
        },
        secondImagePosition: {
          label: 'Corner',
          options: CORNER_LABELS,
          when: ({ props }) => props.showImage && props.showSecondImage,
        },
      },
    },
    looks: {
      Cards: {
        cardBackgroundColor: { label: 'Color', unset: 'None' },
        cardBackgroundImage: { label: 'Image', control: 'background', unset: 'None' },
        cardBackgroundSize: {
          label: 'Fit',
          control: 'background-size',
          unset: 'Fill, cropped',
          when: hasCardImage,
        },
        cardBackgroundPosition: {
          label: 'Position',
          control: 'position',
          unset: 'Center',
          when: hasCardImage,
        },
        cardBackgroundRepeat: {
          label: 'Repeat',
          options: REPEAT_LABELS,
          unset: 'Once',
          when: hasCardImage,
        },
        cardPadding: { label: 'Inside', control: 'sides', unset: '0px' },
        cardBorderWidth: { label: 'Line', unset: '0px' },
        cardBorderColor: {
          label: 'Line color',
          unset: 'The shop’s lines',
          when: ({ props }) => props.cardBorderWidth !== '',
        },
        cardBorderRadius: { label: 'Corners', control: 'corners', unset: 'The shop’s' },
        cardShadow: { label: 'Shadow', control: 'shadow', unset: 'None' },
      },
    },
  },
};
