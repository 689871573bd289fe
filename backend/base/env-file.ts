import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { errorCode } from './error-code';

/** Lines of files that variables of this process come from, by name. */
const origins = new Map<string, string>();

/**
 * Puts the variables of a `.env` file, where there is one, beside those already set. One variable a line, so that a quote
 * that was left open takes in nothing else.
 * @throws Error that lists every line which cannot be read, before anything is set.
 */
export function loadEnvironment(file = '.env'): void {
  for (const [name, { value, line }] of readVariables(file)) {
    if (process.env[name] !== undefined) continue;
    process.env[name] = value;
    origins.set(name, `${file}, line ${line}`);
  }
}

interface Variable {
  value: string;
  line: number;
}

function readVariables(file: string): ReadonlyMap<string, Variable> {
  const variables = new Map<string, Variable>();
  const problems: string[] = [];
  for (const [index, written] of readText(file)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = index + 1;
    const { name, value = '', problem } = readLine(written);
    const earlier = variables.get(name ?? '');
    if (problem) problems.push(`  line ${line}: ${problem}`);
    else if (earlier) problems.push(`  line ${line}: ${name} stands in line ${earlier.line} too`);
    else if (name) variables.set(name, { value, line });
  }
  if (problems.length > 0) throw new Error(`${file} cannot be read:\n${problems.join('\n')}`);
  return variables;
}

/** Tells where a variable of this process was read, such as ` (.env, line 3)`; '' for one of the environment itself. */
export function originOf(name: string): string {
  const origin = origins.get(name);
  return origin === undefined ? '' : ` (${origin})`;
}

function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    if (errorCode(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new Error(`${file} cannot be read: it is no UTF-8 text. Save it as UTF-8.`);
    }
    throw new Error(`${file} cannot be read: ${String(error)}`);
  }
}

const ENTRY = /^\s*(?:export\s+)?(?<name>[A-Za-z_]\w*)\s*=\s*(?<rest>.*?)\s*$/;
const QUOTED = /^(?<quote>["'`])(?:(?!\k<quote>).)*\k<quote>\s*(?:#.*)?$/;

const NO_VARIABLE = 'this is no variable, such as PORT=3000, and no comment, which begins with #';

/** A line's variable, or what is wrong with the line; nothing for one that is empty or a comment. */
function readLine(written: string): { name?: string; value?: string; problem?: string } {
  if (/^\s*(#|$)/.test(written)) return {};
  const { name, rest = '' } = ENTRY.exec(written)?.groups ?? {};
  if (name === undefined) return { problem: NO_VARIABLE };
  const problem = problemOf(rest);
  if (problem) return { problem: `${name} ${problem}` };
  return { name, value: parseEnv(`${name}=${rest}`)[name] ?? '' };
}

function problemOf(rest: string): string | undefined {
  if (/^["'`]/.test(rest)) {
    return QUOTED.test(rest) ? undefined : 'has a quote that does not end, or something behind it';
  }
  return /\S#|^#\S/.test(rest)
    ? 'has a # in it, where a comment would begin: put its value into quotes'
    : undefined;
}
