/** Values per width of the page: over 1024 px, 769 to 1024, and up to 768 (design section 6). */
export interface PerWidth {
  desktop: number;
  tablet: number;
  mobile: number;
}

/** Describes what an admin has set of a product grid's columns, 1 to 6 each. */
interface ColumnSettings {
  productsPerRow: number | undefined;
  tabletProductsPerRow: number | undefined;
  mobileProductsPerRow: number | undefined;
}

export const MAX_COLUMNS = 6;

/** A grid's columns where nothing at all is set (spec 9). */
const DEFAULT_COLUMNS: PerWidth = { desktop: 4, tablet: 3, mobile: 2 };

/** The columns of a product grid: those that are set, the others following from those of a desktop (spec 9). */
export function gridColumns(settings: ColumnSettings): PerWidth {
  const { productsPerRow, tabletProductsPerRow, mobileProductsPerRow } = settings;
  const derived = productsPerRow === undefined ? DEFAULT_COLUMNS : derivedFrom(productsPerRow);
  return {
    desktop: derived.desktop,
    tablet: tabletProductsPerRow ?? derived.tablet,
    mobile: mobileProductsPerRow ?? derived.mobile,
  };
}

/** Derives columns: on tablets 4 becomes 2, 5 and 6 become 3; on phones 3 and more become 2. */
function derivedFrom(desktop: number): PerWidth {
  const tablet = desktop < 4 ? desktop : Math.ceil(desktop / 2);
  return { desktop, tablet, mobile: Math.min(2, desktop) };
}

/** Returns how many products a grid shows at most: no more than there are in all, and whole rows of them. */
export function gridRoom(columns: PerWidth, rows: number, total: number): PerWidth {
  const room = (perRow: number) => Math.min(total, rows * perRow);
  return {
    desktop: room(columns.desktop),
    tablet: room(columns.tablet),
    mobile: room(columns.mobile),
  };
}
