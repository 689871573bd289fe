export { caseMessage, newMessage, newReview } from './inbox';
export type { OfficeLinks } from './notice';
export { newOrder, paymentProblem, stockLine, stockLow } from './orders';
export { daySummary, type SummaryPart, testMail } from './summary';
