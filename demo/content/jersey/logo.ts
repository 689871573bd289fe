import type { Picture } from '../kit/draft';

// Outlines of letters set in Sofia Sans Extra Condensed.
const NAME =
  'M39 1q-16 0-25-11q-8-10-8-32v-44q0-23 10-34q10-12 30-12q20 0 30 12q10 11 9 31q0 3-2 3l-23-1q-2 0-2-2q0-9-2-14q-3-5-10-5q-7 0-10 5q-3 6-3 17v41q0 12 3 17q2 5 9 5q7 0 10-5q3-5 3-15v-7h-11q-2 0-2-3v-14q0-2 2-2h36q2 0 2 2v35q0 10 0 17q1 7 1 12q1 3-2 3h-18q-1 0-2-2q0-2 0-6q-1-3-1-7q-4 7-9 12q-6 4-15 4zM110 0q-2 0-2-3v-125q0-3 2-3h31q21 0 31 9q9 10 9 30q0 15-3 23q-4 9-12 13v1l20 52q1 3-1 3h-25q-2 0-3-2l-17-49h-5v48q0 3-2 3zM135-73h6q7 0 10-4q3-5 3-13q0-9-3-13q-3-4-10-4h-6zM206 0q-2 0-2-3v-125q0-3 2-3h23q2 0 2 3v125q0 3-2 3zM256 0q-2 0-2-3v-125q0-3 2-3h31q23 0 35 14q11 14 11 42v16q0 30-11 44q-12 15-34 15zM281-24h6q10 0 15-9q4-8 4-26v-16q0-16-4-24q-5-8-15-8h-6zM356 0q-2 0-2-3v-125q0-3 2-3h23q2 0 2 3v104h31q3 0 3 2v19q0 3-3 3zM434 0q-2 0-2-3v-125q0-3 2-3h23q2 0 2 3v125q0 3-2 3zM484 0q-2 0-2-3v-125q0-3 2-3h28q2 0 2 2l16 57q1 5 3 11q1 6 3 12q1 6 2 11q0-4-1-10q0-6 0-12q-1-6-1-12q0-6 0-10v-47q0-2 2-2h21q3 0 3 2v126q0 3-3 3h-28q-1 0-2-2l-16-56q-2-9-4-18q-2-9-3-16h-1q1 6 1 14q1 8 1 17q0 8 0 14v44q0 3-2 3zM586 0q-2 0-2-3v-125q0-3 2-3h60q2 0 2 3v19q0 2-2 2h-35v29h32q2 0 2 3v18q0 2-2 2h-32v31h35q2 0 2 2v19q0 3-2 3z';
const INITIAL =
  'M78 2q-32 0-50-22q-18-22-18-66v-84q0-46 22-70q21-24 62-24q41 0 62 23q21 24 19 64q-1 5-5 5h-50q-4 0-4-6q1-16-4-25q-5-8-18-8q-13 0-19 9q-6 10-6 32v79q0 22 6 31q5 9 18 9q12 0 18-9q6-9 6-26v-13h-21q-5 0-5-5v-30q0-6 5-6h75q4 0 4 6v68q0 21 1 36q0 14 2 24q1 6-4 6h-40q-3 0-4-5q-1-4-2-10q-1-7-1-15q-7 15-18 24q-12 8-31 8z';

/** The wordmark in a slanted bar of its own, so that it stands on any ground. */
export const LOGO: Picture = {
  key: 'gridline-logo-1.webp',
  width: 860,
  height: 220,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="220" viewBox="0 0 860 220"><path fill="#1f5cff" d="M48 0H860L812 220H0Z"/><path fill="#ffffff" transform="translate(104 182) skewX(-8)" d="${NAME}"/></svg>`,
};

/** The initial on electric blue. */
export const FAVICON: Picture = {
  key: 'gridline-icon-1.webp',
  width: 512,
  height: 512,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" rx="40" fill="#1f5cff"/><path fill="#ffffff" transform="translate(162 402)" d="${INITIAL}"/></svg>`,
};
