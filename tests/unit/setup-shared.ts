import axios from 'axios';
import { afterAll, vi } from 'vitest';

// Nothing that comes late may reach the test of another file, where files share their code. The backend
// never answers: what needs an answer stands in for the service, or keeps its code to itself.
axios.defaults.adapter = () => new Promise(() => undefined);

// Code that is on its way when a file ends would break off, and stay broken for the next.
afterAll(() => vi.dynamicImportSettled());
