export const searchPreview = 'Preview in search results';
export const descriptionFallback = 'Without a description, text from the page is shown.';
