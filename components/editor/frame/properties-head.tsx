import { labelOf } from '@/core/layout/tree/labels';
import type { TreeNode } from '@/core/layout/tree/tree';
import { CommandButton } from '../commands/command-button';
import { clipboard } from '../ui/frame-icons';
import { duplicate, trash } from '../ui/icons';
import styles from './properties.module.css';

/** Which block it is, and what can be done with the whole of it. */
export function PropertiesHead({ node }: { node: TreeNode }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.name}>{labelOf(node)}</h2>
      <CommandButton of="copy" icon={clipboard} />
      <CommandButton of="duplicate" icon={duplicate} />
      <CommandButton of="delete" icon={trash} />
    </div>
  );
}
