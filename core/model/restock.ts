/** The page on which shoppers stop e-mails about stock that returns. */
export const RESTOCK_PATH = '/restock';
