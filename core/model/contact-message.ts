/** The longest a message to the shop may be, in characters. */
export const MAX_MESSAGE_LENGTH = 5000;

/** Error texts of a message's fields. */
export const MESSAGE_PROBLEMS = {
  name: 'Tell us your name.',
  email: 'Enter an e-mail address we can answer to.',
  message: 'Write a message.',
} as const;
