import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { isIgnored, readDockerfile, readVariables } from './read-dockerfile';

/** An image as a folder: what a container would start, with which variables. */
export interface Image {
  /** The root of its files. */
  folder: string;
  environment: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

/** Folders of the image that steps name by their whole path. */
const PLACES = /(?<![\w.])\/(app|data)\b/g;
/** The user of Node's images, who is nobody here. */
const NODE_USER = /\bnode:node\b/g;
export const NOBODY = 65_534;

/**
 * Runs the steps of the Dockerfile in folders below `root`, without an engine: the packages of this machine's Node stand
 * for those of the image it is made from. All stages are made at one place, as in an image.
 * @throws Error with the step that failed
 */
export function buildImage(root: string): Image {
  const folder = join(root, 'image');
  const image: Image = { folder, environment: {}, command: [], healthCheck: [] };
  const inImage = (text: string) => text.replace(PLACES, `${folder}/$1`);
  let variables: Record<string, string> = {};
  let stage: string | undefined;

  const steps: Record<string, (text: string) => void> = {
    FROM(text) {
      if (stage) renameSync(folder, join(root, stage));
      const [, base = '', name] = /^(\S+)(?: AS (\w+))?$/.exec(text) ?? [];
      stage = name;
      variables = {};
      const existing = readdirSync(root).includes(base);
      if (existing) linkFiles(join(root, base), folder);
      else mkdirSync(join(folder, 'app'), { recursive: true });
    },
    ARG(text) {
      Object.assign(variables, readVariables(text, variables));
    },
    ENV(text) {
      Object.assign(variables, readVariables(text, variables));
      for (const name of Object.keys(readVariables(text, {}))) {
        image.environment[name] = inImage(variables[name] ?? '');
      }
    },
    COPY(text) {
      const [, from, names = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(text) ?? [];
      const sources = names.split(' ').slice(0, -1);
      for (const source of sources) copyInto(join(folder, 'app'), { root, from, source });
    },
    RUN(text) {
      runStep(inImage(text).replace(NODE_USER, `${NOBODY}:${NOBODY}`));
    },
    CMD(text) {
      image.command = JSON.parse(text);
    },
    HEALTHCHECK(text) {
      image.healthCheck = JSON.parse(text.replace(/^.* CMD /, ''));
    },
  };

  function runStep(command: string): void {
    console.log(`RUN ${command}`);
    const { PATH, HOME, NODE_ENV } = process.env;
    const env = { PATH, HOME, NODE_ENV, ...variables };
    const done = spawnSync('sh', ['-c', command], {
      cwd: join(folder, 'app'),
      env,
      stdio: 'inherit',
    });
    if (done.status !== 0) throw new Error(`This step failed: ${command}`);
  }

  const source = readFileSync(join(PROJECT_DIR, 'Dockerfile'), 'utf8');
  for (const { instruction, text } of readDockerfile(source)) steps[instruction]?.(text);
  return image;
}

interface Source {
  root: string;
  /** The stage that is copied from; without it the project, as `.dockerignore` shows it. */
  from: string | undefined;
  source: string;
}

/** Copies a stage in no time: layers of an image share their files too. */
function linkFiles(source: string, target: string): void {
  const { status } = spawnSync('cp', ['-al', source, target]);
  if (status !== 0) throw new Error(`${source} cannot be copied.`);
}

const COPIED = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };

function copyInto(target: string, { root, from, source }: Source): void {
  if (from) linkFiles(`${join(root, from, source)}/.`, target);
  else if (source === '.') copyProject(target);
  else cpSync(join(PROJECT_DIR, source), join(target, basename(source)));
}

function copyProject(target: string): void {
  const ignored = readFileSync(join(PROJECT_DIR, '.dockerignore'), 'utf8');
  for (const name of readdirSync(PROJECT_DIR).filter((one) => !isIgnored(one, ignored))) {
    cpSync(resolve(PROJECT_DIR, name), join(target, name), COPIED);
  }
}
