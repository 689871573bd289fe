import { useMemo } from 'react';
import type { TreeNode } from '@/blocks/layout/tree/tree';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectRefusal } from '@/store/editor/saving/selectors';
import type { PanelRefusal } from '../panel';
import { refusedField, refusedWords } from './refused-field';

interface BlockRefusal {
  /** What was refused and why. */
  words: string;
  /** Where it is about a field that can be set. */
  field: PanelRefusal | null;
}

/** What the server refused of a block, as long as it is as it was sent. */
export function useRefusalOf(node: TreeNode): BlockRefusal | null {
  const refusal = useEditorSelector(selectRefusal);
  return useMemo(() => {
    if (refusal?.complaint.node !== node) return null;
    const { complaint, message } = refusal;
    const { area, name } = refusedField(complaint) ?? { area: 'own', name: '' };
    return {
      words: `${refusedWords(node, complaint)}: ${message}`,
      field: area === 'own' ? null : { area, name, message },
    };
  }, [refusal, node]);
}
