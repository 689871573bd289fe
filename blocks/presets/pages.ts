import { box, type DraftBlock, layoutOfDrafts } from '@/blocks/kit/draft-blocks';
import type { LayoutNode } from '@/core/model/page';
import { display, paragraph } from './kit/parts';
import { SECTION } from './kit/spaces';
import { announcement, hero, heroWithImage, sale } from './sections/openings';
import { contact, faq, features, newsletter } from './sections/service';
import { categoryTiles, products, productsWithText, reviewsStrip } from './sections/shop';
import { gallery, looks, quotes, statement, story } from './sections/stories';

/** Whole pages to begin with, in the order they are offered. */
export const PAGE_PRESET_IDS = ['home', 'landing', 'about', 'lookbook'] as const;

export type PagePresetId = (typeof PAGE_PRESET_IDS)[number];

interface PagePreset {
  label: string;
  hint: string;
  /** Blocks without ids: each use gives its own. */
  layout: readonly LayoutNode[];
}

const page = (label: string, hint: string, blocks: readonly DraftBlock[]): PagePreset => ({
  label,
  hint,
  layout: layoutOfDrafts(blocks),
});

/** A heading for pages without an image at the top. */
const opening = (title: string, content: string): DraftBlock =>
  box(
    [
      display(title, {}, 'h1'),
      paragraph(content, { fontSize: '1.125rem', width: 'min(100%, 34em)' }),
    ],
    SECTION,
  );

const ABOUT = opening(
  'About us',
  'We are a small team with a clear idea: fewer clothes, better ones.',
);
const LOOKS = opening(
  'Lookbook',
  'The season as we wear it, from the first coffee to the last train.',
);
const BUYING = [heroWithImage, categoryTiles, products, story, features, reviewsStrip, newsletter];

export const PAGE_PRESETS: Record<PagePresetId, PagePreset> = {
  home: page('Home page', 'Hero, categories, products, a story, reviews and a newsletter', BUYING),
  landing: page('Landing page', 'One campaign: what it is, why, and what to buy', [
    ...[announcement, hero, productsWithText, sale, quotes, faq],
  ]),
  about: page('About', 'Who you are, how you work and how to reach you', [
    ...[ABOUT, story, statement, features, contact],
  ]),
  lookbook: page('Lookbook', 'Large images with short texts, and the products in them', [
    ...[LOOKS, looks, ...gallery, products],
  ]),
};
