import type { ProductCategory } from '@/core/model/category-values';
import type { ShopSettings } from '@/core/model/design';
import type { LayoutNode } from '@/core/model/page';
import type { ColorName } from '@/core/model/palette';
import type { Theme } from '@/core/model/theme';
import type { VariantField } from '@/core/model/variant';
import type { Pattern, PictureSpec, SceneSpec, View } from '../../drawings';
import type { DraftBlock } from './blocks';
import type { GuideDraft } from './size-guides';

export type Some<T> = readonly [T, ...T[]];

/** The drawing of a product, apart from its colors. */
export interface Look {
  readonly cut: string;
  readonly pattern?: Pattern;
  readonly motif?: string;
  readonly accent?: ColorName;
  readonly lettering?: { readonly name: string; readonly number: string };
  /** Picks among the forms of a pattern, a knit or a color block; 0 to 11, any when left out. */
  readonly style?: number;
}

/** A material with its care and the paragraphs that tell of it; neighbours take turns with them. */
interface Cloth {
  readonly material: string;
  readonly care: string;
  readonly story: Some<string>;
}

/** One authored product. Prices in dollars; `fit` and `cloth` name entries of its range. */
export interface ProductDraft<ClothName extends string = string, FitName extends string = string> {
  readonly name: string;
  readonly opener: string;
  readonly details: Some<string>;
  readonly price: number;
  readonly was?: number;
  /** The first is the main color. */
  readonly colors: Some<ColorName>;
  readonly look: Look;
  readonly cloth: ClothName;
  readonly fit: FitName;
  /** Comma-separated, as on the wire. */
  readonly tags: string;
  /** Sizes, if others than its range. */
  readonly sizes?: SizeRun;
  readonly isSoldOut?: true;
}

/** The products of one category, with the materials and fits that they share. */
export interface Range<ClothName extends string = string, FitName extends string = string> {
  readonly category: ProductCategory;
  readonly fitLabel: 'Fit' | 'Size';
  readonly fits: Readonly<Record<FitName, string>>;
  readonly cloths: Readonly<Record<ClothName, Cloth>>;
  /** Last paragraphs, for every other product. */
  readonly closings?: Some<string>;
  readonly products: Some<ProductDraft<NoInfer<ClothName>, NoInfer<FitName>>>;
}

/** Checks that every product names a material and a fit of its own range. */
export function defineRange<ClothName extends string, FitName extends string>(
  range: Range<ClothName, FitName>,
): Range {
  return range;
}

/** Sizes to choose from, each with what it adds to the price in dollars. */
export type SizeRun = readonly { readonly label: string; readonly adds?: number }[];

/**
 * An authored review; its text may name the product as {name} and the color as {color}. It may be
 * about things of some cuts alone, or come from someone of one country.
 */
export type ReviewDraft = readonly [
  stars: 1 | 2 | 3 | 4 | 5,
  title: string,
  text: string,
  only?: { readonly cuts?: readonly string[]; readonly country?: string },
];

export type ReviewsByCategory = Readonly<Partial<Record<ProductCategory, Some<ReviewDraft>>>>;

export interface ReviewVoice {
  readonly byCategory: ReviewsByCategory;
  /** Fit any product of the shop. */
  readonly general: Some<ReviewDraft>;
  /** A sentence more, for reviews of four and five stars. */
  readonly closers: Some<string>;
  /** Reviews of the first products of each category, which are its best sellers. */
  readonly perBestSeller: number;
  /** Most reviews of every other product. */
  readonly perProduct: number;
}

export interface Picture {
  readonly key: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The progress of an order of a demo shop. */
export type OrderOutcome = 'delivered' | 'cancelled' | 'fulfilled' | 'in-production';

/** A product that was ordered; `choices` are values by field id, the others stand at their defaults. */
export interface OrderedDraft {
  readonly product: string;
  readonly choices: Readonly<Record<string, string>>;
  /** One when left out. */
  readonly quantity?: number;
}

/** An order of each outcome. */
export type OrderDrafts = Readonly<Record<OrderOutcome, Some<OrderedDraft>>>;

/** Draft of one demo shop: all that is authored for it. */
export interface ShopDraft {
  readonly host: string;
  readonly name: string;
  readonly template: string;
  readonly headerTemplate: number;
  readonly tagline: string;
  readonly keywords: string;
  readonly company: string;
  readonly founder: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly addressLines: readonly string[];
  readonly orderPrefix: string;
  readonly orders: OrderDrafts;
  readonly shippingCostMinor: number;
  readonly transitTime: string;
  readonly handlingTime: string;
  readonly settings: Partial<ShopSettings>;
  readonly theme: Theme;
  /** Campaign whose first product stands small in front when there are four, in the middle else. */
  readonly banner: Campaign & { readonly buttonText: string };
  readonly ads: Campaign;
  readonly lastAds: Campaign;
  readonly logo: Picture;
  readonly favicon: Picture;
  /** The mark on caps, bags and mugs that name no other; one of `MOTIFS`. */
  readonly mark: string;
  /** The two tints behind its products, as hex: what is pale, and would sink into the light one, has the deep one. */
  readonly grounds: { readonly light: string; readonly deep: string };
  /** Second colors of garments, tried in order until one stands out. */
  readonly accents: Some<ColorName>;
  readonly ranges: Some<Range>;
  readonly tileNames: Readonly<Record<string, string>>;
  readonly variants: (context: VariantContext) => VariantDraft;
  readonly sizeGuides: readonly GuideDraft[];
  readonly reviews: ReviewVoice;
  readonly pages: (pictures: PagePictures) => readonly PageDraft[];
  /** Header and footer of its own, where it has designed them. */
  readonly chrome?: (pictures: PagePictures) => Partial<ChromeDraft>;
}

/** A page that the shop has designed. */
export interface PageDraft {
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
  readonly blocks: readonly DraftBlock[];
}

export interface ChromeDraft {
  readonly header: readonly LayoutNode[];
  readonly footer: readonly DraftBlock[];
}

/** Addresses of pictures for designed pages. */
export interface PagePictures {
  readonly banner: string;
  readonly story: string;
  readonly closing: string;
  /** A product as it is sold, from one of its sides. */
  readonly product: (name: string, view?: View) => string;
  /** An arrangement of products, drawn for the page. */
  readonly scene: (name: string, scene: SceneDraft) => string;
}

export interface SceneDraft extends Pick<Campaign, 'products' | 'ground' | 'second'> {
  readonly kind: 'hero' | 'spread' | 'plate';
}

/** A banner or an advertisement; `products` names what its picture shows. */
export interface Campaign {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly products: Some<string>;
  readonly ground: string;
  readonly second: string;
}

export interface VariantContext {
  /** The colors that the products of a category come in, the most frequent first. */
  readonly colorsOf: (category: ProductCategory) => readonly ColorName[];
  /** The drawing of the first product of a category. */
  readonly specOf: (category: ProductCategory) => PictureSpec;
}

/** The choices per category, and the pictures that they show. */
export interface VariantDraft {
  readonly fields: Readonly<Record<string, readonly VariantField[]>>;
  readonly pictures: readonly DemoPicture[];
}

/** A file of the media store, not drawn yet. `shop` is false for pictures of a shared catalogue. */
export interface DemoPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly shop: boolean;
  readonly source: PictureSource;
}

type PictureSource =
  | { readonly kind: 'product'; readonly spec: PictureSpec }
  | { readonly kind: 'scene'; readonly scene: SceneSpec }
  | { readonly kind: 'art'; readonly svg: string };
