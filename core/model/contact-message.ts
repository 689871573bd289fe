import * as messages from './messages';

/** The longest a message to the shop may be, in characters. */
export const MAX_MESSAGE_LENGTH = 5000;

/** Error texts of a message's fields. */
export const MESSAGE_PROBLEMS = {
  name: messages.senderRequired,
  email: messages.replyEmailRequired,
  message: messages.messageRequired,
} as const;
