import { type ActionProps, targetOf } from '@/blocks/kit/action';
import { LINK_ICON_LABELS } from './option-labels';

interface WithAction {
  props: ActionProps;
}

export const targetFields = {
  targetUrl: { label: 'Link', unset: 'Nowhere' },
  action: {
    label: 'On click',
    options: { link: 'Follow the link', none: 'Do nothing' },
    when: ({ props }: WithAction) => props.targetUrl !== '' || props.action !== 'link',
  },
  openInNewTab: { label: 'New tab', when: ({ props }: WithAction) => targetOf(props) !== '' },
} as const;

export const linkFields = {
  title: { label: 'Text' },
  link: { label: 'Link', unset: 'Nowhere' },
} as const;

export const iconLinkFields = {
  ...linkFields,
  icon: { label: 'Icon', control: 'icons', options: LINK_ICON_LABELS, unset: 'None' },
} as const;
