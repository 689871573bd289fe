const listOf = (numbers: readonly string[]): string =>
  numbers.length > 5 ? `${numbers.slice(0, 5).join(', ')} …` : numbers.join(', ');

export const ordersUnderWay = (numbers: readonly string[]): string =>
  `Still being paid, sent or refunded: ${listOf(numbers)}. Finish or cancel them first.`;
export const casesOpen = (numbers: readonly string[]): string =>
  `Disputes that are still open: ${listOf(numbers)}. Close them first.`;
export const backupUnderWay = 'A backup is being made. Please try again when it is done.';
