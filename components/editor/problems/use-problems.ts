import { useMemo } from 'react';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectRefusal } from '@/store/editor/saving/selectors';
import { selectTree } from '@/store/editor/selectors';
import { useFailedBlocks } from './failed-blocks';
import { storedProblems } from './stored-problems';

/**
 * What is wrong with the blocks of the open document, by their keys: what is stored of them, what they
 * throw, what the server refused of the last save.
 */
export function useProblems(): ReadonlyMap<string, string> {
  const stored = useEditorSelector((state) => storedProblems(selectTree(state)));
  const failed = useFailedBlocks();
  const refusal = useEditorSelector(selectRefusal);
  return useMemo(() => {
    const problems = new Map([...stored, ...failed]);
    if (refusal) problems.set(refusal.complaint.key, refusal.message);
    return problems;
  }, [stored, failed, refusal]);
}
