export const mainLinks = 'Main';
export const siteLinks = 'Site links';
