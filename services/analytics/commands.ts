type Command = (...words: unknown[]) => void;

/** Google's scripts take commands for what they are only where they are the arguments of a call. */
export function commandsTo(push: (entry: unknown) => void): Command {
  return function gtag() {
    // biome-ignore lint/complexity/noArguments: an array would be read as something else
    push(arguments);
  };
}

const STORAGES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** What a shopper allows Google's scripts to store and use, all or nothing. */
export function allowing(word: 'granted' | 'denied'): Record<string, string> {
  return Object.fromEntries(STORAGES.map((storage) => [storage, word]));
}
