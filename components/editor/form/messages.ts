export const asASearchEngine = 'As a search engine may show it';
export const withoutADescriptionIt = 'Without a description it takes some words of the page.';
