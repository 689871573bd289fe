import { block, box, type DraftBlock } from '@/blocks/kit/draft-blocks';
import { ABOVE, BELOW_TITLE, NONE, QUIET, SMALL_ABOVE } from './spaces';

/* What several presets are made of. */

/** The title of a section with the line below it. */
export const heading = (text: string, subtitle = '', textAlign = 'left'): DraftBlock =>
  block('title', { text, ...(subtitle && { subtitle }), textAlign }, BELOW_TITLE);

/** A title at one side, a button at the other. */
export function headingWithButton(text: string, label: string, targetUrl: string): DraftBlock {
  return box(
    [
      block('title', { text, textAlign: 'left' }, { padding: '0 16px 0 0' }),
      block(
        'button',
        { label, targetUrl, icon: 'arrow-right', showIcon: 'right' },
        { ...SECOND_BUTTON, margin: '8px 0' },
      ),
    ],
    BELOW_TITLE,
    { layoutDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  );
}

/** A button that leaves the first place to another. */
export const SECOND_BUTTON = {
  backgroundColor: 'transparent',
  color: 'inherit',
  border: '1px solid currentcolor',
};

/** A paragraph below something. */
export function paragraph(
  content: string,
  styles: Readonly<Record<string, unknown>> = {},
): DraftBlock {
  return block('text', { content }, { ...ABOVE, ...styles });
}

/** A small line above a heading. */
export const eyebrow = (content: string): DraftBlock =>
  block('text', { content }, { ...QUIET, padding: '0 0 12px', fontSize: '0.875rem' });

/** A heading of the third order and what there is to say below it. */
export function note(title: string, content: string): DraftBlock[] {
  return [
    block('text', { content: title, htmlTag: 'h3' }, { ...NONE, fontSize: '1.125rem' }),
    block('text', { content }, { ...SMALL_ABOVE, ...QUIET }),
  ];
}
