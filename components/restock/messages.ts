export const lead = 'We write once about an item you asked for, when it is back in stock.';
export const stopped = 'We will not write to you about this item any more.';
export const allStopped = 'We will not write to you about any item that is back in stock.';
export const openLink = 'To stop these e-mails, open the link at the end of one of them.';
export const stop = 'Stop e-mails about this item';
export const stopping = 'Stopping …';
export const stopAll = 'Stop all back-in-stock e-mails';
