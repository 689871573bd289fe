import { Button } from '@/components/kit/button';
import { isHeaderType } from '@/core/model/design';
import { HEADER_ID } from '@/store/editor/state';
import { useOpenDocument } from '../../pages/use-open-document';
import * as messages from '../messages';
import { useShopPlace } from '../settings/shop-place';
import { useShopSettings } from '../settings/use-settings';
import { Group } from './choices';
import type { SettingProps } from './control';
import styles from './controls.module.css';

const HEADERS = [
  { value: 1, label: messages.header1, hint: messages.header1Hint },
  { value: 2, label: messages.header2, hint: messages.header2Hint },
] as const;

export function HeaderSetting({ id, setting, value, onChange }: SettingProps) {
  const openDocument = useOpenDocument();
  const { saved } = useShopSettings();
  const { close } = useShopPlace();
  const designHeader = () => {
    openDocument(HEADER_ID);
    close();
  };
  const isDesigned = saved?.design.header.some(({ type }) => isHeaderType(type));
  return (
    <Group id={id} label={setting.label}>
      {isDesigned && (
        <div className={styles.notice}>
          <p>{messages.hasOwnHeader}</p>
          <Button onClick={designHeader}>{messages.designHeader}</Button>
        </div>
      )}
      <div className={styles.headers}>
        {HEADERS.map((header) => (
          <label key={header.value} className={styles.header}>
            <input
              type="radio"
              className={styles.hidden}
              name={id}
              checked={value === header.value}
              onChange={() => onChange(header.value)}
            />
            <HeaderDrawing of={header.value} />
            <span className={styles.label}>{header.label}</span>
            <span className={styles.hint}>{header.hint}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

/** A small picture of a header: strokes for words, circles for icons. */
function HeaderDrawing({ of }: { of: 1 | 2 }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 72" aria-hidden="true">
      <rect className={styles.strip} width="200" height="13" />
      {of === 1 ? (
        <path className={styles.onStrip} d="M62 6.5h76" />
      ) : (
        <path className={styles.onStrip} d="M12 6.5h30M50 6.5h40M150 6.5h38" />
      )}
      <rect className={styles.logo} x="12" y="23" width={of === 1 ? 40 : 34} height="12" rx="3" />
      <path
        className={styles.words}
        d={of === 1 ? 'M72 29h16M96 29h14M118 29h14' : 'M56 29h12M74 29h12M92 29h12'}
      />
      {of === 2 && <rect className={styles.box} x="116" y="22" width="46" height="14" rx="7" />}
      <g className={styles.words}>
        {(of === 1 ? [156, 170, 184] : [173, 187]).map((x) => (
          <circle key={x} cx={x} cy="29" r="4" />
        ))}
      </g>
      <path className={styles.rule} d="M0 45h200" />
      <rect className={styles.page} x="12" y="52" width="84" height="20" />
      <rect className={styles.page} x="104" y="52" width="84" height="20" />
    </svg>
  );
}
