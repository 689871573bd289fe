/** The key under which a browser keeps the name of its checkout under way, over all tabs. */
export const CHECKOUT_KEY = 'checkout-key';
