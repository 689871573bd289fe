import type { Page } from 'playwright/test';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface CardBoxes {
  name: string;
  /** Which of the page's lists it is of. */
  list: number;
  card: Box;
  /** Its image, name, price, rating and swatches, from top to bottom, as far as it has them. */
  parts: Box[];
  /** Lines of its name. */
  lineCount: number;
  isCutOff: boolean;
}

/** Returns the boxes of every product card of a page's content, in CSS px of the page. */
export const cardsOf = (page: Page): Promise<CardBoxes[]> => page.evaluate(readCards);

/** Runs in the page. */
function readCards() {
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top: top + scrollY, right, bottom: bottom + scrollY };
  };
  const lists = [...document.querySelectorAll('main :is(ul, ol):has(> li > article h3 a)')];
  return lists.flatMap((listElement, list) =>
    [...listElement.querySelectorAll(':scope > li > article')]
      .filter((card) => card.checkVisibility())
      .map((card) => {
        const picture = card.querySelector('img')?.parentElement;
        const heading = card.querySelector('h3');
        const price = card.querySelector('h3 + p');
        const foot = price?.nextElementSibling;
        const parts = [picture, heading, price, foot].filter((part) => part instanceof HTMLElement);
        const lineHeight = heading ? Number.parseFloat(getComputedStyle(heading).lineHeight) : 0;
        return {
          name: heading?.textContent ?? '',
          list,
          card: boxOf(card),
          parts: parts.map(boxOf),
          lineCount: Math.round((heading?.clientHeight ?? 0) / lineHeight),
          isCutOff: [heading, price].some(
            (text) => text && text.scrollWidth > text.clientWidth + 1,
          ),
        };
      }),
  );
}

/** What is uneven about the cards of a page, in words; a picture is `ratio` times as wide as it is high. */
export function unevenCards(cards: readonly CardBoxes[], ratio: number): string[] {
  return [
    ...cards.flatMap((one) => faultsWithin(one, ratio).map((fault) => `${one.name} ${fault}`)),
    ...cards.flatMap((one, place) =>
      cards
        .slice(place + 1)
        .flatMap((other) =>
          faultsBetween(one, other).map((fault) => `${one.name} and ${other.name} ${fault}`),
        ),
    ),
  ];
}

/** Fractions of a px are rounded either way. */
const SLACK_PX = 1;
const MOST_LINES = 2;

function faultsWithin({ card, parts, lineCount, isCutOff }: CardBoxes, ratio: number): string[] {
  const [picture, name] = parts;
  if (!picture || !name || parts.length < 4) return ['lacks a part'];
  const shape = widthOf(picture) / heightOf(picture);
  const faults = {
    [`has a picture of ${shape}`]: Math.abs(shape - ratio) > 0.01,
    [`has a name of ${lineCount} lines`]: lineCount > MOST_LINES,
    [`has a name of ${widthOf(name)} px`]: differ(widthOf(name), widthOf(picture)),
    'is cut off': isCutOff,
    'has a part beyond its edges': parts.some((part) => !isWithin(part, card)),
    'has parts over each other': parts.some((part, at) =>
      parts.slice(at + 1).some((below) => areOver(part, below)),
    ),
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}

function faultsBetween(one: CardBoxes, other: CardBoxes): string[] {
  const [a, b] = [one.card, other.card];
  const isSameList = one.list === other.list;
  const isSameRow = isSameList && a.top < b.bottom - SLACK_PX && b.top < a.bottom - SLACK_PX;
  const faults = {
    'lie over each other': areOver(a, b),
    'differ in width': isSameList && differ(widthOf(a), widthOf(b)),
    'begin at different heights': isSameRow && differ(a.top, b.top),
    'differ in height': isSameRow && differ(heightOf(a), heightOf(b)),
  };
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ top, bottom }: Box) => bottom - top;
const differ = (a: number, b: number) => Math.abs(a - b) > SLACK_PX;

const areOver = (a: Box, b: Box) =>
  a.left < b.right - SLACK_PX &&
  b.left < a.right - SLACK_PX &&
  a.top < b.bottom - SLACK_PX &&
  b.top < a.bottom - SLACK_PX;

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left - SLACK_PX &&
  inner.right <= outer.right + SLACK_PX &&
  inner.top >= outer.top - SLACK_PX &&
  inner.bottom <= outer.bottom + SLACK_PX;
