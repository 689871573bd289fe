import { block, box, type DraftBlock } from '@/blocks/kit/draft-blocks';
import { ABOVE, BELOW_TITLE, DISPLAY, NONE, QUIET, SMALL_ABOVE } from './spaces';

/* What several presets are made of. */

type Styles = Readonly<Record<string, unknown>>;

export const text = (content: string, styles: Styles = {}, htmlTag = ''): DraftBlock =>
  block('text', { content, ...(htmlTag && { htmlTag }) }, styles);

export const display = (content: string, styles: Styles = {}, htmlTag = 'h2'): DraftBlock =>
  text(content, { ...NONE, ...DISPLAY, ...styles }, htmlTag);

/** A paragraph below something. */
export const paragraph = (content: string, styles: Styles = {}): DraftBlock =>
  text(content, { ...ABOVE, ...styles });

/** A small line above a heading. */
export const eyebrow = (content: string): DraftBlock =>
  text(content, { ...QUIET, padding: '0 0 12px', fontSize: '0.875rem' });

/** A heading of the third order and what there is to say below it. */
export const note = (title: string, content: string): DraftBlock[] => [
  text(title, { ...NONE, fontSize: '1.125rem' }, 'h3'),
  text(content, { ...SMALL_ABOVE, ...QUIET }),
];

/** The title of a section with the line below it. */
export const heading = (text: string, subtitle = '', textAlign = 'left'): DraftBlock =>
  block('title', { text, ...(subtitle && { subtitle }), textAlign }, BELOW_TITLE);

/** A title at one side, a button at the other. */
export function headingWithButton(text: string, label: string, targetUrl: string): DraftBlock {
  const title = block('title', { text, textAlign: 'left' }, { padding: '0 16px 0 0' });
  const icon = { icon: 'arrow-right', showIcon: 'right' };
  return box([title, secondButton(label, targetUrl, '8px 0', icon)], BELOW_TITLE, {
    layoutDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
  });
}

export const button = (label: string, targetUrl: string, margin: string): DraftBlock =>
  block('button', { label, targetUrl }, { margin });

/** A button that leaves the first place to another. */
export function secondButton(label: string, targetUrl: string, margin: string, icon = {}) {
  const look = { backgroundColor: 'transparent', color: 'inherit' };
  const styles = { ...look, border: '1px solid currentcolor', margin };
  return block('button', { label, targetUrl, ...icon }, styles);
}

export const image = (alt: string, aspectRatio: string): DraftBlock =>
  block('image', { alt }, { ...NONE, aspectRatio });

export function subscription(design: string, title: string, description: string, more = {}) {
  const words = { title, description, placeholder: 'Your e-mail address', buttonText: 'Sign up' };
  return block('subscribe', { design, ...words, ...more }, NONE);
}
