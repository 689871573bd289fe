import { ANY_PICTURE, ANY_VIDEO } from '@/blocks/kit/applies';
import { BLOCK_TYPES, type BlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import type { Field } from '@/blocks/kit/fields';
import { APPLIES } from '@/blocks/registry/circumstances';
import { BLOCKS } from '@/blocks/registry/definitions';
import { EDITORS } from '@/blocks/registry/editors';
import { block, box, type DraftBlock } from '../kit/blocks';
import type { PageDraft, PagePictures } from '../kit/draft';
import { FILM } from './common';
import { MORE_VARIANTS } from './kitchen-more';
import { samplesOf } from './kitchen-samples';

type Input = Readonly<Record<string, unknown>>;

/** Fields whose choices are not visible in every case: what stands where in a list is no look. */
const NO_LOOK: readonly string[] = ['product.sortBy'];

/**
 * A page with every block in every variant, made from the descriptions of the blocks, so that a new type
 * or option is on it by itself. It is for whoever works on the shop; no search engine is told of it.
 */
export function kitchenSink(pictures: PagePictures): PageDraft {
  const samples = samplesOf(pictures);
  const drafts = BLOCK_TYPES.flatMap((type) => section(type, samples[type]));
  const blocks = drafts.map((draft) => withFiles(draft, pictures));
  return { slug: 'kitchen-sink', name: 'Kitchen sink', blocks };
}

/** Puts a picture or film of the shop in the place of a placeholder. */
function withFiles(draft: DraftBlock, { story }: PagePictures): DraftBlock {
  const files = new Map<unknown, string>([
    [ANY_PICTURE, story],
    [ANY_VIDEO, FILM],
  ]);
  return JSON.parse(JSON.stringify(draft), (_, value) => files.get(value) ?? value) as DraftBlock;
}

interface Sample {
  readonly props?: Input;
  readonly styles?: Input;
  readonly columns?: readonly (readonly DraftBlock[])[];
}

function section(type: BlockType, sample: Sample = {}): DraftBlock[] {
  const heading = block('title', {
    text: EDITORS[type].label,
    subtitle: type,
    size: 'medium',
    design: 'underline',
  });
  const more = MORE_VARIANTS[type] ?? [];
  const variants: readonly Variant[] = [...variantsOf(type), ...more];
  const shown = variants.flatMap(({ name, ...changed }) => [
    block(
      'text',
      { content: name, htmlTag: 'small' },
      { padding: '16px 16px 0', color: '#666666' },
    ),
    made(type, sample, changed),
  ]);
  return [box([heading, made(type, sample), ...shown], {}, { width: 'boxed' })];
}

function made(type: BlockType, sample: Sample, changed: Sample = {}): DraftBlock {
  return {
    type,
    props: { ...sample.props, ...changed.props },
    styles: { ...sample.styles, ...changed.styles },
    columns: sample.columns ?? [],
  };
}

interface Variant extends Sample {
  readonly name: string;
}

/** One for each option of each choice and for the other state of each switch. */
function variantsOf(type: BlockType): Variant[] {
  const { props, styles }: BlockDefinition = BLOCKS[type];
  const own = Object.entries(styles).filter(([name]) => isOwnStyle(type, name));
  return [
    ...Object.entries(props).flatMap(([name, field]) =>
      variantsOfField(type, name, field, 'props'),
    ),
    ...own.flatMap(([name, field]) => variantsOfField(type, name, field, 'styles')),
  ].filter(({ name }) => !NO_LOOK.some((prefix) => `${type}.${name}`.startsWith(prefix)));
}

function isOwnStyle(type: BlockType, name: string): boolean {
  return `styles.${name}` in (APPLIES[type] ?? {});
}

function variantsOfField(
  type: BlockType,
  name: string,
  field: Field,
  part: 'props' | 'styles',
): Variant[] {
  const circumstance = APPLIES[type]?.[part === 'props' ? name : `styles.${name}`] ?? {};
  return otherValues(field).map((value) => {
    const base = { props: { ...circumstance.props }, styles: { ...circumstance.styles } };
    const changed = { ...base, [part]: { ...base[part], [name]: value } };
    return { name: `${name}: ${String(value)}`, ...changed };
  });
}

function otherValues({ kind, initial, options = [] }: Field): unknown[] {
  if (kind === 'toggle') return [initial !== true];
  return options.filter((option) => option !== initial);
}
