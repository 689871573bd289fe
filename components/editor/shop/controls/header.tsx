import { isHeaderType } from '@/core/model/design';
import { HEADER_ID } from '@/store/editor/state';
import { useOpenDocument } from '../../pages/use-open-document';
import { Button } from '../../ui/button';
import { useShopSettings } from '../settings-context';
import { useShopPlace } from '../shop-place';
import type { SettingProps } from './control';
import styles from './controls.module.css';
import { HeaderDrawing } from './header-drawing';

const HEADERS = [
  { value: 1, label: 'Header 1', hint: 'A promotion above; logo, links and icons in one line.' },
  {
    value: 2,
    label: 'Header 2',
    hint: 'Phone, e-mail and address above; a search box in the line.',
  },
] as const;

/** Which of the two headers the shop has, as small pictures. */
export function HeaderSetting({ id, setting, value, onChange }: SettingProps) {
  const openDocument = useOpenDocument();
  const { known } = useShopSettings();
  const { close } = useShopPlace();
  const designHeader = () => {
    openDocument(HEADER_ID);
    close();
  };
  const isDesigned = known?.design.header.some(({ type }) => isHeaderType(type));
  return (
    <fieldset id={id} className={styles.group} tabIndex={-1}>
      <legend className={styles.label}>{setting.label}</legend>
      {isDesigned && (
        <div className={styles.notice}>
          <p>This shop has designed its own header, which stands in the place of both.</p>
          <Button onClick={designHeader}>Design the header</Button>
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
    </fieldset>
  );
}
