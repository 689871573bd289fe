import * as messages from '../messages';
import styles from './list.module.css';

/** Pictures that somebody handed in, by addresses that open for a while, each with the way to it in full. */
export function Photos({ photos, of }: { photos: readonly string[]; of: string }) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map((address, at) => (
        <li key={address}>
          <a href={`${address}?w=1600`} target="_blank" rel="noreferrer">
            {/* biome-ignore lint/performance/noImgElement: its address is signed, and kept by nobody */}
            <img src={`${address}?w=320`} alt={messages.placeOf(at + 1, of)} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
