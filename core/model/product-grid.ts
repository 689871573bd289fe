/** The prefix of its error message (spec 4). */
export const ERROR_PREFIX = 'Error: ';
