import type { CSSProperties } from 'react';
import { isPictureAddress } from '@/core/values/css-value';
import * as messages from '../messages';
import styles from './change-list.module.css';
import type { Described, Line } from './describe';
import type { ValueWords } from './value-words';

export function ChangeList({ changes }: { changes: readonly Described[] }) {
  if (changes.length === 0) return <p className={styles.none}>{messages.nothingVisible}</p>;
  return (
    <ul className={styles.list}>
      {changes.map(({ key, name, lines }) => (
        <li key={key} className={styles.block}>
          <span className={styles.name}>{name}</span>
          <Lines lines={lines} />
        </li>
      ))}
    </ul>
  );
}

export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ label, value, before }) => (
        <li key={`${label} ${before?.words} ${value?.words}`} className={styles.line}>
          <span className={styles.label}>{label}</span>
          {value && (
            <span className={styles.values}>
              {before && (
                <>
                  <span className="visually-hidden">{messages.before} </span>
                  <Value of={before} isPast />
                  <span className={styles.arrow} aria-hidden="true">
                    →
                  </span>
                  <span className="visually-hidden">{messages.after} </span>
                </>
              )}
              <Value of={value} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A value in words, with a small picture of it where it has one; `isPast` if it was there before. */
function Value({ of: { words, look, value }, isPast }: { of: ValueWords; isPast?: boolean }) {
  return (
    <span className={isPast ? styles.past : styles.value}>
      {look === 'color' && (
        <span
          className={styles.swatch}
          style={{ '--color': value } as CSSProperties}
          aria-hidden="true"
        />
      )}
      {look === 'picture' && isPictureAddress(value) && (
        // biome-ignore lint/performance/noImgElement: it may be anywhere, and is shown small and once
        <img className={styles.picture} src={value} alt="" />
      )}
      <span className={styles.words}>{words}</span>
    </span>
  );
}
