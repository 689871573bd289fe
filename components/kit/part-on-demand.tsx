import { type ComponentType, type ReactNode, useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { Button } from './button';
import * as messages from './messages';
import styles from './part-on-demand.module.css';

/** A part fetched when first shown, or a note with a retry in its place; `name` is in the plural: 'The properties'. */
export function partOnDemand<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Fetched = onDemand<{ props: Props; onMissing: () => void }>(
    async () => {
      const Part = await load();
      return ({ props }) => <Part {...props} />;
    },
    undefined,
    ({ onMissing }) => onMissing(),
  );
  return (props) => (
    <Tried name={name} show={(onMissing) => <Fetched props={props} onMissing={onMissing} />} />
  );
}

function Tried({ name, show }: { name: string; show: (onMissing: () => void) => ReactNode }) {
  const [isMissing, setMissing] = useState(false);
  if (!isMissing) return show(() => setMissing(true));
  return (
    <div className={styles.missing} role="alert">
      <p>{messages.notLoaded(name)}</p>
      <Button onClick={() => setMissing(false)}>{messages.tryAgain}</Button>
    </div>
  );
}
