import { loadEnvironment } from '@/backend/config';
import { PROJECT_DIR } from './project';

type NodeEnvironment = 'production' | 'development';

/**
 * Prepares this process for Next: in the project's folder, with the variables of `.env`. React and Next
 * choose their builds by NODE_ENV when they are first loaded, so import them afterwards.
 */
export function enterProject(nodeEnvironment: NodeEnvironment): void {
  process.chdir(PROJECT_DIR);
  Object.assign(process.env, { NODE_ENV: nodeEnvironment, NEXT_TELEMETRY_DISABLED: '1' });
  loadEnvironment();
}
