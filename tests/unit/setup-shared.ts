import { afterAll, vi } from 'vitest';
import { answerCalls } from '../support/backend-calls';

// Nothing that comes late may reach the test of another file, where files share their code. The backend
// never answers: what needs an answer stands in for it, or for the service.
answerCalls();

// Code that is on its way when a file ends would break off, and stay broken for the next.
afterAll(() => vi.dynamicImportSettled());
