import styles from './chrome.module.css';

/** Root class of editor and back office: the shop's CSS ends there, `--ed-*` begin; `data-theme` chooses light or dark. */
export const CHROME = `editor-chrome ${styles.chrome}`;
