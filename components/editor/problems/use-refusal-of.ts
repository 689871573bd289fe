import type { TreeNode } from '@/blocks/layout/tree/tree';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectRefusal } from '@/store/editor/saving/selectors';
import type { PanelRefusal } from '../panel/field/types';
import { refusedField, refusedWords } from './refused-field';

/** Returns the server's refusal of a block that is unchanged since it was sent, in words and at a field that can be set. */
export function useRefusalOf(node: TreeNode): { words: string; field: PanelRefusal | null } | null {
  const refusal = useEditorSelector(selectRefusal);
  if (refusal?.complaint.node !== node) return null;
  const { complaint, message } = refusal;
  const { area, name } = refusedField(complaint) ?? { area: 'own', name: '' };
  const words = `${refusedWords(node, complaint)}: ${message}`;
  return { words, field: area === 'own' ? null : { area, name, message } };
}
