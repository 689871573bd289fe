import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { PLACE_LABELS, SIDE_LABELS } from '@/blocks/editor-kit/option-labels';
import { type BannerProps, type bannerBlock, bannerHeight } from './definition';

interface BannerValues {
  props: BannerProps;
}

const isSlider = ({ props }: BannerValues) => props.template === 'slider';
const isVideo = ({ props }: BannerValues) => props.template === 'video';
const moves = (values: BannerValues) => isSlider(values) || isVideo(values);
const hasBackground = ({ props }: BannerValues) =>
  props.imageUrl !== '' || props.imageUrls.length > 0 || props.videoUrl !== '';

const hasOverlay = (values: BannerValues) =>
  hasBackground(values) && values.props.overlayType !== 'none';

/** The value of an imported page's slider, which is used where the field of the same name is not set. */
const imported =
  (name: 'autoPlay' | 'showDots' | 'showArrows') =>
  ({ props }: BannerValues) =>
    props.sliderSettings[name] ?? true;

const AS_DESIGNED = 'Default of the design';
const DURATION = {
  label: 'Slide duration',
  control: 'slider',
  unit: 'ms',
  range: [1000, 15_000],
  step: 500,
} as const;

export const bannerEditor: EditorOf<typeof bannerBlock> = {
  label: 'Banner',
  group: 'media',
  standsIn: ['page'],
  hint: 'Text and a button over an image, slides or a video',
  keywords: 'hero slider carousel slideshow campaign',
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
    content: {
      Text: {
        title: { label: 'Title', control: 'lines' },
        subtitle: { label: 'Subtitle', control: 'lines' },
        buttonText: { label: 'Button', unset: 'No button' },
        buttonLink: { label: 'Link', when: ({ props }) => props.buttonText !== '' },
      },
      Design: {
        template: {
          label: 'Design',
          options: {
            classic: 'Text on the image',
            split: 'Text beside the image',
            minimal: 'Text only',
            slider: 'Image slider',
            video: 'Text on a video',
          },
        },
        contentPosition: { label: 'Text position', options: PLACE_LABELS, unset: AS_DESIGNED },
        textAlign: { label: 'Align', control: 'text-align', options: SIDE_LABELS },
        height: { label: 'Minimum height', effectiveDefault: ({ props }) => bannerHeight(props) },
      },
      Image: {
        imageUrl: { label: 'Image' },
        imageUrls: {
          label: 'Slides',
          control: 'pictures',
          entry: { name: 'image' },
          when: isSlider,
        },
        videoUrl: { label: 'Video', control: 'video', when: isVideo },
      },
      Motion: {
        autoPlay: { label: 'Autoplay', effectiveDefault: imported('autoPlay'), when: moves },
        slideInterval: {
          ...DURATION,
          effectiveDefault: ({ props }) => props.sliderSettings.interval ?? 5000,
          when: isSlider,
        },
        showDots: { label: 'Dots', effectiveDefault: imported('showDots'), when: isSlider },
        showArrows: { label: 'Arrows', effectiveDefault: imported('showArrows'), when: isSlider },
      },
      'Slider settings of imported pages': {
        sliderSettings: {
          label: 'Imported settings',
          when: moves,
          entry: {
            name: 'setting',
            fields: {
              autoPlay: { label: 'Autoplay', effectiveDefault: () => true },
              interval: { ...DURATION, effectiveDefault: () => 5000 },
              showDots: { label: 'Dots', effectiveDefault: () => true },
              showArrows: { label: 'Arrows', effectiveDefault: () => true },
            },
          },
        },
      },
    },
    looks: {
      'Banner text': { textColor: { label: 'Color', unset: AS_DESIGNED } },
      Overlay: {
        overlayType: {
          label: 'Overlay',
          control: 'segments',
          options: { solid: 'Color', gradient: 'Gradient', none: 'None' },
          when: hasBackground,
        },
        overlayColor: { label: 'Color', when: hasOverlay },
        gradientOverlay: {
          label: 'Gradient',
          control: 'gradient',
          unset: 'From the color',
          when: (values) => hasBackground(values) && values.props.overlayType === 'gradient',
        },
        overlayOpacity: { label: 'Opacity', control: 'share', when: hasOverlay },
      },
    },
    details: {
      content: {
        'Slider settings of imported pages': {
          hint: 'Used where the same setting above is not set.',
          isClosed: true,
        },
      },
      looks: { Overlay: { hint: 'Covers the image so that the text is readable.' } },
    },
  },
};
