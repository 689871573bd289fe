import { useMemo } from 'react';
import { isBlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import { ROOT, type Tree, type TreeNode, typeOf } from '@/blocks/layout/tree/tree';
import { BLOCKS } from '@/blocks/registry/definitions';
import { componentProblem } from '@/core/model/layout-problem';
import { isContentTooLarge } from '@/core/model/layout-size';
import { markupContents } from '@/core/model/markup-contents';
import { mustBeSmallContent } from '@/core/model/messages';
import { isObject } from '@/core/values/is-object';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectRefusal } from '@/store/editor/saving/selectors';
import { selectTree } from '@/store/editor/selectors';
import { fieldValue, rawOf } from '../panel/field/field-value';
import type { PanelArea } from '../panel/field/types';
import { fieldWords } from '../panel/field-words';
import { useFailedBlocks } from './failed-blocks';
import * as messages from './messages';

type Problems = ReadonlyMap<string, string>;

/** Returns the problems of the open document's blocks by key: as stored, as drawn, and as refused by the last save. */
export function useProblems(): Problems {
  const unusable = useEditorSelector((state) => problemsIn(selectTree(state)));
  const failed = useFailedBlocks();
  const refusal = useEditorSelector(selectRefusal);
  return useMemo(() => {
    const problems = new Map([...unusable, ...failed]);
    if (refusal) problems.set(refusal.complaint.key, refusal.message);
    return problems;
  }, [unusable, failed, refusal]);
}

const problemCache = new WeakMap<TreeNode, string>();
let latest: Problems = new Map();

/** Returns what no server would take and no view can read, by key; the same map as long as the same is wrong. */
function problemsIn(tree: Tree | undefined): Problems {
  const problems = new Map<string, string>();
  for (const node of Object.values(tree?.nodes ?? {})) {
    const problem = problemCache.get(node) ?? problemOf(node);
    problemCache.set(node, problem);
    if (problem) problems.set(node.key, problem);
  }
  if (!isSame(problems, latest)) latest = problems;
  return latest;
}

/** '' for none. */
function problemOf(node: TreeNode): string {
  if (node.key === ROOT) return '';
  const unfit = componentProblem(node.own);
  if (unfit) return messages.cannotSave(unfit);
  const type = typeOf(node) ?? '';
  if (!isBlockType(type) || !isObject(node.own)) return '';
  const [content] = markupContents([node.own]);
  if (content && isContentTooLarge(content.text)) {
    return messages.contentTooLarge(mustBeSmallContent);
  }
  const { props, styles } = node.own;
  return unreadOf(type, 'props', props) || unreadOf(type, 'styles', styles);
}

function unreadOf(type: keyof typeof BLOCKS, area: PanelArea, raw: unknown): string {
  const definition: BlockDefinition = BLOCKS[type];
  const unread = Object.entries(definition[area]).find(
    ([name, field]) => fieldValue(field, rawOf(raw, name, field)).isUnread,
  );
  if (!unread) return '';
  return messages.valueUnusable(fieldWords(type, { area, name: unread[0] }));
}

const isSame = (one: Problems, other: Problems): boolean =>
  one.size === other.size && [...one].every(([key, words]) => other.get(key) === words);
