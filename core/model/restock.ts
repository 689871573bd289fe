/** The page on which shoppers stop e-mails about stock that returns. */
export const RESTOCK_PATH = '/restock';

/** Error text for an invalid e-mail address. */
export const EMAIL_PROBLEM = 'Enter the e-mail address to write to.';
