/** The icons that a link of a header may have (spec 3, "Header component"). */
export const ICON_KEYS = [
  ...(['home', 'shop', 'store', 'category', 'about', 'contact', 'person', 'business'] as const),
  ...(['help', 'support', 'offer', 'facebook', 'twitter', 'instagram', 'linkedin'] as const),
  ...(['youtube', 'whatsapp', 'telegram', 'email', 'phone', 'location'] as const),
] as const;

export type IconKey = (typeof ICON_KEYS)[number];

/** A link of a navigation, with the links below it (spec 3, "Navigation"). */
export interface NavigationItem {
  title: string;
  /** '' where it leads nowhere. */
  link: string;
  icon?: IconKey | undefined;
  submenu?: readonly NavigationItem[];
  /** The name of the links below it. */
  submenuName?: string;
}

/** The links that have something to show; one without links below it has no submenu. */
export function shownItems(items: readonly NavigationItem[]): NavigationItem[] {
  return items.filter(isShown).map(({ submenu = [], ...item }) => {
    const below = submenu.filter(isShown);
    return below.length > 0 ? { ...item, submenu: below } : item;
  });
}

function isShown({ title, icon }: NavigationItem): boolean {
  return title !== '' || icon !== undefined;
}
