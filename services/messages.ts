export const unreachable =
  'The shop could not be reached. Check your connection and try again; nothing you typed is lost.';
export const unreadable = 'The shop’s answer could not be read. Please try again, or write to us.';
export const tooSlow =
  'The shop took too long to answer. Please try again; nothing you typed is lost.';
