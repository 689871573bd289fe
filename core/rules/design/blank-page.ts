import type { PageLayout } from '../../model/page';

/** Returns what stands for a page whose layout could not be loaded (spec 8): nothing, under the slug's name. */
export function blankPage(slug: string): PageLayout {
  return { pageName: capitalised(slug), layout: [], lastUpdated: null };
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
