import { cleanLine } from '@/core/values/clean-text';
import { isSingleAddress } from '@/core/values/email';
import { details } from '../parts/details';
import { quote, remark } from '../parts/text';
import * as words from '../templates/messages';
import * as messages from './messages';
import { type Template, writeNotice } from './notice';

interface MessageFacts {
  name: string;
  email: string;
  subject: string;
  orderNumber: string;
  message: string;
}

export const newMessage: Template<MessageFacts> = (shop, links, sent) => {
  const { name, email, subject, orderNumber, message } = sent;
  return writeNotice(shop, links, {
    subject: messages.newMessageSubject(cleanLine(name), cleanLine(subject)),
    preview: cleanLine(message).slice(0, 120),
    heading: messages.newMessageHeading,
    open: messages.openMessages,
    parts: (look) => [
      details(look, [
        { term: messages.fromTerm, lines: [name, email] },
        { term: words.subjectTerm, lines: [subject] },
        { term: words.orderTerm, lines: [orderNumber] },
      ]),
      quote(look, message),
      ...(isSingleAddress(email) ? [remark(look, messages.answerByMail)] : []),
    ],
  });
};

interface CaseMessageFacts {
  number: string;
  orderNumber: string;
  name: string;
  subject: string;
  message: string;
  photos: number;
  /** True for the message that a dispute begins with. */
  isFirst: boolean;
}

export const caseMessage: Template<CaseMessageFacts> = (shop, links, written) => {
  const { number, orderNumber, name, subject, message, photos, isFirst } = written;
  const subjectOf = isFirst ? messages.newCaseSubject : messages.caseMessageSubject;
  return writeNotice(shop, links, {
    subject: subjectOf(number, cleanLine(subject)),
    preview: cleanLine(message).slice(0, 120),
    heading: isFirst ? messages.newCaseHeading : messages.caseMessageHeading,
    open: messages.openDispute,
    parts: (look) => [
      details(look, [
        { term: words.caseTerm, lines: [number] },
        { term: words.subjectTerm, lines: [subject] },
        { term: words.orderTerm, lines: [orderNumber] },
        { term: messages.fromTerm, lines: [name] },
      ]),
      quote(look, message),
      ...(photos > 0 ? [remark(look, messages.photosWith(photos))] : []),
    ],
  });
};

interface ReviewFacts {
  product: string;
  name: string;
  rating: number;
  title: string;
  text: string;
  photos: number;
}

export const newReview: Template<ReviewFacts> = (shop, links, review) => {
  const { product, name, rating, text, photos } = review;
  return writeNotice(shop, links, {
    subject: messages.newReviewSubject(cleanLine(product), messages.stars(rating)),
    preview: cleanLine(text).slice(0, 120),
    heading: messages.newReviewHeading,
    open: messages.openReviews,
    parts: (look) => [
      details(look, [
        { term: messages.productTerm, lines: [product] },
        { term: messages.ratingTerm, lines: [messages.stars(rating)] },
        { term: messages.fromTerm, lines: [name] },
        { term: messages.photosTerm, lines: photos > 0 ? [String(photos)] : [] },
      ]),
      quote(look, [review.title, text].filter(Boolean).join('\n\n')),
      remark(look, messages.reviewNote),
    ],
  });
};
