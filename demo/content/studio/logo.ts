import type { Picture } from '../kit/draft';

// Outlines of letters set in Schibsted Grotesk.
const NAME =
  'M50 152q-12 0-22-4q-10-3-16-11q-7-7-9-18l24-5q0 10 6 15q6 5 16 5q7 0 11-2q5-2 6-5q2-3 2-7q0-6-4-9q-4-3-11-4l-11-2q-6-1-11-3q-6-2-11-5q-5-4-8-9q-4-5-4-14q0-10 6-17q5-7 14-11q9-3 21-3q11 0 20 3q9 3 15 10q6 7 8 16l-23 5q-1-5-3-9q-2-3-6-5q-4-2-10-2q-6 0-10 2q-4 1-6 4q-2 2-2 6q0 5 5 8q5 3 14 5l11 2q7 1 14 5q7 3 12 9q4 7 4 17q0 11-5 18q-5 7-15 11q-10 4-22 4zM127 150q-9 0-13-4q-5-5-5-13v-46h-11v-16h11v-16l22-5v21h14v16h-14v43q0 2 0 3q1 1 3 1h12v16zM184 152q-9 0-15-4q-6-4-9-12q-3-7-3-17v-48h22v46q0 9 3 14q4 4 10 4q5 0 8-2q4-2 6-7q3-5 3-14v-41h21v79h-21v-19l1 4q-4 8-10 12q-7 5-16 5zM275 152q-10 0-17-5q-8-5-12-14q-3-10-3-23q0-13 3-22q4-9 12-14q7-5 17-5q9 0 16 4q7 4 11 13h-2v-46h22v110h-21v-16v1q-4 9-11 13q-6 4-15 4zM283 135q5 0 9-2q4-3 7-9q2-5 2-13q0-13-5-19q-5-7-13-7q-8 0-13 7q-4 7-4 19q0 11 4 18q5 6 13 6zM339 150v-79h22v79zM350 61q-6 0-10-3q-4-4-4-11q0-7 4-10q4-4 10-4q7 0 11 4q4 3 4 10q0 7-4 11q-4 3-11 3zM414 152q-12 0-21-5q-9-6-14-15q-5-9-5-22q0-12 5-21q5-10 14-15q9-5 21-5q12 0 21 5q10 5 15 15q5 9 5 21q0 13-5 22q-5 9-15 15q-9 5-21 5zM414 136q9 0 13-7q5-7 5-19q0-11-5-18q-4-7-13-7q-8 0-13 7q-4 7-4 18q0 12 5 19q4 7 12 7zM496 150v-105h33l47 94h-7v-94h21v105h-31l-49-95h8v95zM644 152q-12 0-21-5q-10-6-15-15q-5-9-5-22q0-12 5-21q5-10 15-15q9-5 21-5q12 0 21 5q9 5 14 15q5 9 5 21q0 13-5 22q-5 9-14 15q-9 5-21 5zM644 136q8 0 13-7q4-7 4-19q0-11-4-18q-5-7-13-7q-9 0-13 7q-5 7-5 18q0 12 5 19q4 7 13 7zM697 150v-79h21v18l-1-3q4-8 11-13q6-4 14-4q3 0 5 0q2 1 5 2l-2 18q-5-1-9-1q-4 0-8 1q-4 1-7 4q-3 4-5 9q-2 6-2 15v33zM762 150v-79h22v18l-1-3q3-8 10-13q7-4 15-4q2 0 5 0q2 1 4 2l-1 18q-5-1-9-1q-4 0-8 1q-4 1-7 4q-4 4-6 9q-2 6-2 15v33z';
const INITIAL = 'M20 0v-211h76l87 189h-18v-189h50v211h-75l-89-190l19-1v191z';

/** The wordmark, ink on nothing, with its one acid point. */
export const LOGO: Picture = {
  key: 'studio-norr-logo-1.webp',
  width: 880,
  height: 200,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="880" height="200" viewBox="0 0 880 200"><path fill="#14171a" d="${NAME}"/><path fill="#d4f23a" stroke="#14171a" stroke-width="3" d="M836 118h32v32h-32z"/></svg>`,
};

/** The initial on acid. */
export const FAVICON: Picture = {
  key: 'studio-norr-icon-1.webp',
  width: 512,
  height: 512,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" fill="#d4f23a"/><path fill="#14171a" transform="translate(138 364)" d="${INITIAL}"/></svg>`,
};
