import styles from './chrome.module.css';

/**
 * Class of the outermost elements of editor and back office: the shop's CSS ends there
 * (`@scope … to (.editor-chrome)`), and the tokens `--ed-*` begin. `data-theme` on the same element chooses light or dark.
 */
export const CHROME = `editor-chrome ${styles.chrome}`;
