import type { ProductGridProps, productBlock } from '@/core/blocks/product';
import { gridColumns } from '@/core/rules/design/grid-columns';
import type { PanelOf } from '../kit/panel';
import { CORNER_WORDS, REPEAT_WORDS } from '../kit/words';

interface Given {
  props: ProductGridProps;
}

const hasCardPicture = ({ props }: Given) => props.cardBackgroundImage !== '';
const PER_ROW = { control: 'slider' } as const;

export const productPanel: PanelOf<typeof productBlock> = {
  content: [
    {
      title: 'Products',
      fields: {
        category: { label: 'From', control: 'category' },
        sortBy: {
          label: 'Order',
          options: {
            newest: 'Newest first',
            'price-asc': 'Price, low to high',
            'price-desc': 'Price, high to low',
            'name-asc': 'Name, A to Z',
            'name-desc': 'Name, Z to A',
          },
        },
        totalProducts: { label: 'How many', control: 'slider', range: [1, 48] },
      },
    },
    {
      title: 'Rows and columns',
      fields: {
        productsPerRow: {
          label: 'In a row',
          ...PER_ROW,
          holds: ({ props }) => gridColumns(props).desktop,
        },
        tabletProductsPerRow: {
          label: '… on tablets',
          ...PER_ROW,
          holds: ({ props }) => gridColumns({ ...props, tabletProductsPerRow: undefined }).tablet,
        },
        mobileProductsPerRow: {
          label: '… on phones',
          ...PER_ROW,
          holds: ({ props }) => gridColumns({ ...props, mobileProductsPerRow: undefined }).mobile,
        },
        numberOfRows: { label: 'Rows at most', control: 'slider', range: [1, 12] },
      },
    },
    {
      title: 'On each card',
      fields: {
        showImage: { label: 'Picture' },
        showTitle: { label: 'Name' },
        showBrand: { label: 'Brand' },
        showDescription: { label: 'Description' },
        showPrice: { label: 'Price' },
        showSalePrice: { label: 'Former price', when: ({ props }) => props.showPrice },
        showRating: { label: 'Stars' },
        showReviews: { label: 'Review count' },
        hoverEffect: {
          label: 'When pointed at',
          options: {
            swap: 'Show the second picture',
            zoom: 'Zoom the picture',
            lift: 'Lift the card',
            shadow: 'Cast a shadow',
            outline: 'Draw an outline',
            fade: 'Fade a little',
            none: 'Nothing',
          },
        },
        showSecondImage: {
          label: 'Small picture',
          hint: 'The second picture, in a corner of the first',
          when: ({ props }) => props.showImage,
        },
        secondImagePosition: {
          label: 'In which corner',
          options: CORNER_WORDS,
          when: ({ props }) => props.showImage && props.showSecondImage,
        },
      },
    },
  ],
  looks: [
    {
      title: 'Cards',
      fields: {
        cardBackgroundColor: { label: 'Colour', unset: 'None' },
        cardBackgroundImage: { label: 'Picture', control: 'background', unset: 'None' },
        cardBackgroundSize: {
          label: 'Fit',
          control: 'background-size',
          unset: 'Fill, cropped',
          when: hasCardPicture,
        },
        cardBackgroundPosition: {
          label: 'Position',
          control: 'position',
          unset: 'Centre',
          when: hasCardPicture,
        },
        cardBackgroundRepeat: {
          label: 'Repeat',
          options: REPEAT_WORDS,
          unset: 'Once',
          when: hasCardPicture,
        },
        cardPadding: { label: 'Inside', control: 'sides', unset: '0px' },
        cardBorderWidth: { label: 'Line', unset: '0px' },
        cardBorderColor: {
          label: 'Line colour',
          unset: 'The shop’s lines',
          when: ({ props }) => props.cardBorderWidth !== '',
        },
        cardBorderRadius: { label: 'Corners', control: 'corners', unset: 'The shop’s' },
        cardShadow: { label: 'Shadow', control: 'shadow', unset: 'None' },
      },
    },
  ],
};
