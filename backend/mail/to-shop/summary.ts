import type { Look } from '../kit/look';
import type { Part } from '../kit/part';
import { linkLine, list, paragraph, title } from '../parts/text';
import * as messages from './messages';
import { type Template, writeNotice } from './notice';

export interface SummaryPart {
  /** Count in words, such as "3 new orders". */
  title: string;
  lines: readonly string[];
  /** Number of further lines. */
  more: number;
  label: string;
  link: string;
}

interface SummaryFacts {
  day: string;
  parts: readonly SummaryPart[];
}

/** Renders everything of a day that was not told at once. */
export const daySummary: Template<SummaryFacts> = (shop, links, { day, parts }) =>
  writeNotice(shop, links, {
    subject: messages.summarySubject(day),
    preview: parts.map((part) => part.title).join(', '),
    heading: messages.summaryHeading,
    open: messages.openOffice,
    parts: (look) => parts.flatMap((part) => summaryPart(look, part)),
  });

function summaryPart(look: Look, part: SummaryPart): Part[] {
  const { lines, more, label, link } = part;
  const shown = more > 0 ? [...lines, messages.furtherLines(more)] : lines;
  return [
    title(look, part.title),
    ...(shown.length > 0 ? [list(look, shown)] : []),
    linkLine(look, label, link),
  ];
}

export const testMail: Template<null> = (shop, links) =>
  writeNotice(shop, links, {
    subject: messages.testSubject,
    preview: messages.testNote,
    heading: messages.testHeading,
    open: messages.openOffice,
    parts: (look) => [paragraph(look, messages.testNote)],
  });
