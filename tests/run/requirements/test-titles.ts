import { type ESTree, parseSync, Visitor } from 'vite';

/** A test that runs, or a step of one, and the ids it carries. */
export interface TestTitle {
  file: string;
  /** With the titles of what it stands in before its own, without ids. */
  title: string;
  /** Its own, and a test’s those of the groups it stands in. */
  ids: readonly string[];
}

type Kind = 'group' | 'test' | 'step';

interface Titled {
  kind: Kind;
  title: string;
  isSkipped: boolean;
}

const KINDS: Readonly<Record<string, Kind>> = { describe: 'group', step: 'step' };
/** What may follow `describe`, `it` or `test` before a title; hooks and settings are no tests. */
const MODES = /^(describe|step|each|for|only|concurrent|sequential|serial|parallel|skipIf|runIf)$/;
/** As well, but then it does not run, or passes by failing. */
const NOT_RUN = /^(skip|todo|fixme|fails|fail)$/;
const ID = /\s*\[(S\d+\.\d+)\]/g;

/**
 * Reads the titles of a file’s tests as its program has them: over several lines, put together from
 * parts, behind the table of an `each`. What a title is filled with when it runs is an ellipsis.
 */
export function readTestTitles(file: string, source: string): TestTitle[] {
  const path: Titled[] = [];
  const titles: TestTitle[] = [];
  const visitor = new Visitor({
    CallExpression(call) {
      const titled = readTitled(call);
      if (!titled) return;
      path.push(titled);
      if (titled.kind !== 'group' && !path.some(({ isSkipped }) => isSkipped))
        titles.push({ file, title: joinTitles(path), ids: idsOf(titled, path) });
    },
    'CallExpression:exit'(call) {
      if (readTitled(call)) path.pop();
    },
  });
  visitor.visit(parseSync(file, source).program);
  return titles;
}

function joinTitles(path: readonly Titled[]): string {
  return path.map(({ title }) => title.replace(ID, '')).join(' › ');
}

function idsOf(titled: Titled, path: readonly Titled[]): string[] {
  const carriers = titled.kind === 'step' ? [titled] : path;
  const ids = carriers.flatMap(({ title }) => [...title.matchAll(ID)].map(([, id = '']) => id));
  return [...new Set(ids)];
}

function readTitled({ callee, arguments: [first] }: ESTree.CallExpression): Titled | undefined {
  const [name = '', ...modes] = namesOf(callee);
  const title = first && textOf(first);
  if (title === undefined || !/^(describe|it|test)$/.test(name)) return undefined;
  if (!modes.every((mode) => MODES.test(mode) || NOT_RUN.test(mode))) return undefined;
  const kind = [name, ...modes].map((part) => KINDS[part]).findLast(Boolean) ?? 'test';
  return { kind, title, isSkipped: modes.some((mode) => NOT_RUN.test(mode)) };
}

/** `it.concurrent.each(ROWS)` consists of it, concurrent and each. */
function namesOf(callee: ESTree.Expression): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...namesOf(callee.object), callee.property.name];
}

function textOf(part: ESTree.Argument): string | undefined {
  if (part.type === 'Literal') return typeof part.value === 'string' ? part.value : undefined;
  if (part.type === 'TemplateLiteral')
    return part.quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
  if (part.type !== 'BinaryExpression' || part.operator !== '+') return undefined;
  return [part.left, part.right].map((side) => textOf(side) ?? '…').join('');
}
