export const mainLinks = 'Main';
export const linksTo = (titles: string): string => `Links to ${titles}`;
