export const notice = 'Notice';
export const close = 'Close';
export const pressTab = (text: string, label: string): string => `${text}. ${label}: press Tab.`;
