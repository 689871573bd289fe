import type { Fault } from './fault';

/** Faults in the tree of a page, as admins work on it, and in what two of them did at once. */
export const LAYOUT: readonly Fault[] = [
  {
    name: 'A box can be dropped into itself, and is lost with all that stands in it',
    file: 'blocks/layout/tree/may-stand.ts',
    find: '[parent, ...parentsOf(tree, parent)].includes(key)',
    replace: 'parentsOf(tree, parent).includes(key)',
    tests: ['tests/unit/layout/may-stand.test.ts'],
  },
  {
    name: 'A block that is moved down in its column lands one place too low',
    file: 'blocks/layout/tree/move.ts',
    find: 'const index = isPassed ? position.index - 1 : position.index;',
    replace: 'const index = position.index;',
    tests: ['tests/unit/layout/move.test.ts'],
  },
  {
    name: 'The block that one admin deleted takes the changes of the other along, unasked',
    file: 'blocks/layout/merge/removals.ts',
    find: 'return changes.has(key) || children.some',
    replace: 'return children.some',
    tests: ['tests/unit/layout/merge.test.ts'],
  },
  {
    name: 'Redo brings back what an admin has since replaced by another edit',
    file: 'store/editor/history.ts',
    find: '    past: bounded(withStep(document.past, step)),\n    future: [],\n',
    replace: '    past: bounded(withStep(document.past, step)),\n',
    tests: ['tests/unit/editor/commands.test.tsx'],
  },
  {
    name: 'A save overwrites what another admin saved meanwhile',
    file: 'store/editor/saving/reconcile.ts',
    find: 'if (!isSameTree(base, aligned)) {',
    replace: 'if (base === aligned) {',
    tests: ['tests/unit/editor/drafts/saving.test.ts'],
  },
  {
    name: 'What an admin changed while a page was being saved counts as saved',
    file: 'store/editor/saving/save.ts',
    find: 'documentSaved({ id, tree: sent.tree, revision,',
    replace:
      'documentSaved({ id, tree: getState().editor.documents[id]?.tree ?? sent.tree, revision,',
    tests: ['tests/unit/editor/drafts/saving.test.ts'],
  },
  {
    name: 'What is done while the browser writes a draft is not kept, and lost in a crash',
    file: 'store/editor/drafts/journal.ts',
    find: "      step('written');\n      ask();\n",
    replace: "      step('written');\n",
    tests: ['tests/unit/editor/drafts/journal.test.ts'],
  },
  {
    name: 'An admin who cannot see the page is not told what a command has done',
    file: 'components/editor/commands/run-command.ts',
    find: 'if (words) announce(words);',
    replace: 'if (!words) announce(words);',
    tests: ['tests/unit/editor/commands.test.tsx'],
  },
];
