import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * A script of the project's own code for a page that is not the shop's, by the path of its entry in the project.
 * With React's development build, which runs every effect twice under StrictMode.
 */
export async function bundleForBrowser(entry: string): Promise<string> {
  const built = await build({
    root: PROJECT,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"', 'process.env': '{}' },
    resolve: { alias: [{ find: /^@\//, replacement: PROJECT }] },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      minify: false,
      lib: { entry: `${PROJECT}${entry}`, formats: ['iife'], name: 'Harness' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} was not built.`);
  return output.output[0].code;
}
