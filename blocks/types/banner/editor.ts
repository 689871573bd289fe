import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { PLACE_WORDS, SIDE_WORDS } from '@/blocks/editor-kit/words';
import { type BannerProps, type bannerBlock, bannerHeight } from './definition';

interface Given {
  props: BannerProps;
}

const isSlider = ({ props }: Given) => props.template === 'slider';
const isFilm = ({ props }: Given) => props.template === 'video';
const moves = (given: Given) => isSlider(given) || isFilm(given);
const hasGround = ({ props }: Given) =>
  props.imageUrl !== '' || props.imageUrls.length > 0 || props.videoUrl !== '';

export const bannerEditor: EditorOf<typeof bannerBlock> = {
  label: 'Banner',
  group: 'media',
  standsIn: ['page'],
  hint: 'Words and a button over a picture, slides or a film',
  words: 'hero slider carousel slideshow campaign',
  icon: 'M2.5 4h15v12h-15zM6 8.5h8M8 12h4',
  drawing: {
    shape: 'M7 9h74v38H7z',
    heading: 'M24 20h40',
    words: 'M31 28h26',
    solid: 'M36 35h16v6H36z',
  },
  starter: {
    props: {
      title: 'The new season is here',
      subtitle: 'Easy layers, in colors that go with everything you own.',
      buttonText: 'See what is new',
      buttonLink: '/shop',
    },
    styles: { padding: '0px' },
  },
  panel: {
    content: [
      {
        title: 'Words',
        fields: {
          title: { label: 'Title', control: 'lines' },
          subtitle: { label: 'Subtitle', control: 'lines' },
          buttonText: { label: 'Button', unset: 'No button' },
          buttonLink: { label: 'Leads to', when: ({ props }) => props.buttonText !== '' },
        },
      },
      {
        title: 'Design',
        fields: {
          template: {
            label: 'Design',
            options: {
              classic: 'Words on the picture',
              split: 'Words beside the picture',
              minimal: 'Words and little else',
              slider: 'Slider of pictures',
              video: 'Words on a film',
            },
          },
          contentPosition: {
            label: 'Words stand',
            options: PLACE_WORDS,
            unset: 'As the design has it',
          },
          textAlign: { label: 'Align', control: 'text-align', options: SIDE_WORDS },
          height: { label: 'At least high', effectiveDefault: ({ props }) => bannerHeight(props) },
        },
      },
      {
        title: 'Picture',
        fields: {
          imageUrl: { label: 'Picture' },
          imageUrls: {
            label: 'Slides',
            control: 'pictures',
            entry: { name: 'picture' },
            when: isSlider,
          },
          videoUrl: { label: 'Film', control: 'film', when: isFilm },
        },
      },
      {
        title: 'Motion',
        fields: {
          autoPlay: {
            label: 'Moves by itself',
            effectiveDefault: ({ props }) => props.sliderSettings.autoPlay ?? true,
            when: moves,
          },
          slideInterval: {
            label: 'Each slide for',
            control: 'slider',
            unit: 'ms',
            range: [1000, 15_000],
            step: 500,
            effectiveDefault: ({ props }) => props.sliderSettings.interval ?? 5000,
            when: isSlider,
          },
          showDots: {
            label: 'Dots',
            effectiveDefault: ({ props }) => props.sliderSettings.showDots ?? true,
            when: isSlider,
          },
          showArrows: {
            label: 'Arrows',
            effectiveDefault: ({ props }) => props.sliderSettings.showArrows ?? true,
            when: isSlider,
          },
        },
      },
      {
        title: 'Slider settings of imported pages',
        hint: 'These count where the same setting above is not set.',
        isClosed: true,
        fields: {
          sliderSettings: {
            label: 'Imported settings',
            when: moves,
            entry: {
              name: 'setting',
              fields: {
                autoPlay: { label: 'Moves by itself', effectiveDefault: () => true },
                interval: {
                  label: 'Each slide for',
                  control: 'slider',
                  unit: 'ms',
                  range: [1000, 15_000],
                  step: 500,
                  effectiveDefault: () => 5000,
                },
                showDots: { label: 'Dots', effectiveDefault: () => true },
                showArrows: { label: 'Arrows', effectiveDefault: () => true },
              },
            },
          },
        },
      },
    ],
    looks: [
      {
        title: 'Words',
        fields: { textColor: { label: 'Colour', unset: 'As the design has it' } },
      },
      {
        title: 'Overlay',
        hint: 'Lies on the picture, so that the words are read.',
        fields: {
          overlayType: {
            label: 'Overlay',
            control: 'segments',
            options: { solid: 'Colour', gradient: 'Gradient', none: 'None' },
            when: hasGround,
          },
          overlayColor: {
            label: 'Colour',
            when: (given) => hasGround(given) && given.props.overlayType !== 'none',
          },
          gradientOverlay: {
            label: 'Gradient',
            control: 'gradient',
            unset: 'From the colour',
            when: (given) => hasGround(given) && given.props.overlayType === 'gradient',
          },
          overlayOpacity: {
            label: 'Opacity',
            control: 'share',
            when: (given) => hasGround(given) && given.props.overlayType !== 'none',
          },
        },
      },
    ],
  },
};
