import { type SyntheticEvent, useEffect, useState } from 'react';
import { contentAlone } from './content-alone';
import styles from './content-frame.module.css';
import { useContentPath } from './use-content-path';

/** Before it is known how high the content is, in px. */
const FIRST_HEIGHT = 480;

/**
 * The built-in content of a page, as its own address shows it: a page within the page, of the width that
 * the canvas has, whose styles ask for that of their window. It can only be looked at: none of its scripts
 * run.
 */
export function ContentFrame({ slug }: { slug: string }) {
  const page = useContent(useContentPath(slug));
  const [height, setHeight] = useState(FIRST_HEIGHT);

  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const content = currentTarget.contentDocument?.body;
    if (!content) return;
    const tell = () => setHeight(content.offsetHeight);
    new ResizeObserver(tell).observe(content);
    tell();
  };
  return (
    <div inert className={styles.frame} style={{ height }}>
      {page && (
        <iframe
          title="Page content"
          srcDoc={page}
          sandbox="allow-same-origin"
          tabIndex={-1}
          onLoad={follow}
        />
      )}
    </div>
  );
}

/** The page at an address, with its content alone; '' as long as it is not there. */
function useContent(path: string): string {
  const [page, setPage] = useState('');
  useEffect(() => {
    if (!path) return;
    const gone = new AbortController();
    fetch(path, { signal: gone.signal })
      .then((answer) => answer.text())
      .then((html) => setPage(contentAlone(html)))
      .catch(() => undefined);
    return () => gone.abort();
  }, [path]);
  return page;
}
