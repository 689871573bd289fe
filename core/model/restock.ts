/** The page on which shoppers stop e-mails about stock that returns. */
export const RESTOCK_PATH = '/restock';

/** What people read where the address to write to is none. */
export const EMAIL_PROBLEM = 'Enter the e-mail address to write to.';
