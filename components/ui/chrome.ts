import styles from './chrome.module.css';

/**
 * The class of the outermost element of what admins work with, the editor and the back office, and of
 * whatever of it stands elsewhere in the document. The shop's CSS ends there
 * (`@scope … to (.editor-chrome)`), and the tokens `--ed-*` begin. `data-theme` on the same element chooses
 * the light or the dark one.
 */
export const CHROME = `editor-chrome ${styles.chrome}`;
