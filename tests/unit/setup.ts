import { configure } from '@testing-library/dom';

// Matchers for the DOM, where there is one.
if (typeof document !== 'undefined') await import('@testing-library/jest-dom/vitest');

// What opens on demand is fetched first; on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 15_000 });
