import { MAX_COMPONENT_BYTES, MAX_COMPONENTS, MAX_COMPONENTS_BYTES } from '@/core/model/page';

export const tooManyPages = (max: number): string =>
  `A shop has ${max} pages at most. Please delete some that are no longer used.`;
export const pageRenamed = (name: string): string =>
  `Somebody has named or described this page in the meantime: it is "${name}" now.`;
export const component = 'Component';
export const noComponent = 'No such component is kept.';
export const noLayout = (slug: string): string => `The page "${slug}" has no stored layout.`;
export const savedMeanwhile = (requested: number | undefined, newest: number): string =>
  `Somebody saved in the meantime: this is made from revision ${requested}, and ${newest} is stored.`;
export const notInBin = 'This page is no longer in the bin: it was restored, or deleted for good.';
export const noPage = (slug: string): string => `There is no page "${slug}".`;

const MEBIBYTE = 1_048_576;
const DELETE_SOME = 'Please delete some that are no longer used.';

const SMALLER = 'Please split it up into several blocks, or leave some of it out.';

export const contentTooLarge = {
  html: `An HTML block may have 256 KB at most. ${SMALLER}`,
  policy: `A policy text may have 256 KB at most. ${SMALLER}`,
};
export const grownTooLarge =
  'In a page all HTML blocks and policy texts may come to 1 MB. Please close what this one leaves open, or make two pages.';
export const layoutTooLarge =
  'A page, a header or a footer may have 1 MB at most. Please leave some of it out, or make two pages of it.';
export const componentTooLarge = `A saved component may have ${MAX_COMPONENT_BYTES / MEBIBYTE} MB at most. Please save a smaller part.`;
export const tooManyComponents = `A shop keeps ${MAX_COMPONENTS} saved components at most. ${DELETE_SOME}`;
export const componentsTooLarge = `The saved components of a shop may have ${MAX_COMPONENTS_BYTES / MEBIBYTE} MB in all. ${DELETE_SOME}`;
