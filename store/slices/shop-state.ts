import type { CategoryTile } from '@/core/model/category-tile';
import type { DomainDesignWire, ShopSettings } from '@/core/model/design';
import type { LayoutNode } from '@/core/model/page';
import type { Product } from '@/core/model/product';
import type { ReviewData } from '@/core/model/review';
import type { Ad, Banner } from '@/core/model/shop';
import type { VariantField } from '@/core/model/variant';

/** The shop as the storefront holds it (spec 3, "Shop state"), under our own names. */
export interface ShopState {
  hostname: string;
  name: string;
  template: string;
  logo: string;
  favicon: string;
  company: string;
  founder: string;
  phone: string;
  email: string;
  address: string;
  addressLines: string[];
  banner: Banner | null;
  ads: Ad | null;
  lastAds: Ad | null;
  keywords: string;
  googleVerification: string;

  tagManagerId: string;
  analyticsIds: string[];
  adsIds: string[];
  conversionLabel: string;
  conversions: unknown[];
  trackedConversions: string[];

  /** Dollars. */
  shippingCost: number;
  /** Days, "from-to". */
  transitTime: string;
  handlingTime: string;
  orderPrefix: string;

  settings: ShopSettings;
  isSettingsLoaded: boolean;
  metadataTitle: string;
  metadataDescription: string;
  headerTemplate: number;
  homepageLayout: LayoutNode[] | null;
  isLayoutDynamic: boolean;
  globalCss: string;
  design: DomainDesignWire | null;

  products: Product[];
  product: Product | null;
  results: Product[];
  page: number;
  totalPages: number;
  total: number;
  upsale: Product[];
  upsale2: Product[];
  variantsByCategory: Record<string, VariantField[]>;
  allCategories: CategoryTile[];
  templateCategories: Record<string, CategoryTile[]>;
  isCategoriesLoaded: boolean;
  storeReviews: ReviewData | null;
  reviewCategories: string[];

  paypalClientId: string;
  stripePublishableKey: string;
  shieldDomain: string;
  shieldEncrypted: string;
  stripeShieldDomain: string;
  stripeShieldEncrypted: string;

  isCartOpen: boolean;
}
