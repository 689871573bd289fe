import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/kit/button';
import styles from './content-frame.module.css';
import { Note } from './delivered/note';
import { useContent } from './use-content';

/** Before it is known how high the content is, in px. */
const FIRST_HEIGHT = 480;

/**
 * The built-in content of a page, as its own address shows it: a page within the page, of the width that
 * the canvas has, whose styles ask for that of their window. It can only be looked at: none of its scripts
 * run.
 */
export function ContentFrame({ slug }: { slug: string }) {
  const { content, retry } = useContent(slug);
  const [height, setHeight] = useState(FIRST_HEIGHT);

  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const body = currentTarget.contentDocument?.body;
    if (!body) return;
    const tell = () => setHeight(body.offsetHeight);
    new ResizeObserver(tell).observe(body);
    tell();
  };
  if (content.phase === 'none') return <Note>{notYet(slug)}</Note>;
  if (content.phase === 'failed') {
    return (
      <Note action={<Button onClick={retry}>Try again</Button>}>
        What this page shows by itself could not be loaded.
      </Note>
    );
  }
  return (
    <div inert className={styles.frame} style={{ height }}>
      {content.phase === 'there' && (
        <iframe
          title="Page content"
          srcDoc={content.page}
          sandbox="allow-same-origin"
          tabIndex={-1}
          onLoad={follow}
        />
      )}
    </div>
  );
}

/** The page of products shows its content always, but there may be no product. */
function notYet(slug: string): string {
  const when = slug === 'product' ? 'the shop has a product' : 'the page is saved';
  return `What this page shows by itself stands here. It can be seen once ${when}.`;
}
