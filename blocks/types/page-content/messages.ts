export const pageContent = 'Page content';
export const builtInContent = 'The page’s built-in content appears here.';
