import { readFields } from '@/blocks/kit/fields';
import { NAVIGATION_FIELDS } from '@/blocks/kit/link-fields';
import { isHeaderType } from '@/core/model/design';
import { type NavigationItem, shownItems } from '@/core/model/navigation';
import { isObject } from '@/core/values/is-object';
import { type BlockNode, readLayout } from './read-layout';

export const HEADER_SECTIONS = ['left', 'center', 'right'] as const;
export type HeaderSection = (typeof HEADER_SECTIONS)[number];

const USUAL_SECTIONS: Readonly<Record<string, HeaderSection>> = {
  logo: 'left',
  navigation: 'center',
};

/** Returns the blocks of a designed header by section; types that no header supports are left out. */
export function headerSections(header: unknown): Record<HeaderSection, BlockNode[]> {
  const sections: Record<HeaderSection, BlockNode[]> = { left: [], center: [], right: [] };
  for (const component of componentsOf(header)) {
    for (const node of readLayout([component])) {
      if (isHeaderType(node.type)) sections[sectionOf(component.section, node.type)].push(node);
    }
  }
  return sections;
}

/** Blocks of every header on small screens, designed or not (spec 2). */
const ON_SMALL_SCREENS = ['search', 'wishlist', 'cart'] as const;

/** The blocks that small screens have though nobody put them into the header. */
export function lackingOnSmallScreens(header: unknown): BlockNode[] {
  const types = componentsOf(header).map(({ type }) => type);
  const lacking = ON_SMALL_SCREENS.filter((type) => !types.includes(type));
  return readLayout(lacking.map((type) => ({ type })));
}

export const headerNavigation = (header: unknown): NavigationItem[] =>
  componentsOf(header)
    .filter(({ type }) => type === 'navigation')
    .flatMap(({ props }) => shownItems(readFields(NAVIGATION_FIELDS, props).navigationItems));

const componentsOf = (header: unknown): Record<string, unknown>[] =>
  Array.isArray(header) ? header.filter(isObject) : [];

export const sectionOf = (raw: unknown, type: string): HeaderSection =>
  HEADER_SECTIONS.find((section) => section === raw) ?? USUAL_SECTIONS[type] ?? 'right';
