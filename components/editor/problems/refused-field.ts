import type { FieldName } from '@/blocks/layout/merge/fields';
import { labelOf } from '@/blocks/layout/tree/labels';
import { type TreeNode, typeOf } from '@/blocks/layout/tree/tree';
import type { Complaint } from '@/store/editor/save-reducer';
import { fieldWords } from '../panel/field-words';

/** The field of a block that the server refused; null for the block as a whole. */
export function refusedField({ field }: Complaint): FieldName | null {
  const [area = '', name = ''] = field.split('.');
  if (area === '') return null;
  return area === 'props' || area === 'styles' ? { area, name } : { area: 'own', name: area };
}

/** Returns the name of a refused field, such as `Banner, Title`. */
export function refusedWords(node: TreeNode, complaint: Complaint): string {
  const field = refusedField(complaint);
  return field ? `${labelOf(node)}, ${fieldWords(typeOf(node) ?? '', field)}` : labelOf(node);
}
