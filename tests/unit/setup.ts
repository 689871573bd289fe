import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// What opens on demand is fetched first; on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 15_000 });
