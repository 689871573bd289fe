import { useMemo } from 'react';
import type { TreeNode } from '@/blocks/layout/tree/tree';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectRefusal } from '@/store/editor/saving/selectors';
import type { PanelRefusal } from '../panel';
import { refusedField, refusedWords } from './refused-field';

interface BlockRefusal {
  /** The refused field and the reason. */
  words: string;
  /** Refusal about a field that can be set. */
  field: PanelRefusal | null;
}

/** Returns the server's refusal of a block, while it is unchanged since it was sent. */
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
