import { useEditorSelector } from '@/store/editor/hooks';
import { selectMayEdit } from '@/store/editor/selectors';
import styles from './frame.module.css';
import * as messages from './messages';

/** Says why what is open cannot be changed, and whom to ask. It is read out as well once a role is taken away. */
export function ReadOnly() {
  const mayEdit = useEditorSelector(selectMayEdit);
  const role = useEditorSelector(({ editor }) => editor.role);
  return (
    <p role="status" className={mayEdit ? 'visually-hidden' : styles.readOnly}>
      {!mayEdit && messages.readOnly(role ?? '')}
    </p>
  );
}
