import { useId } from 'react';
import type { LengthUnit, Measurement, SizeGuide } from '@/core/model/size-guide';
import { guideTitle } from '@/core/rules/sizes/messages';
import { ownUnit, type ShownValue, shownValues } from '@/core/rules/sizes/shown-values';
import { inOrderOf, sizeName } from '@/core/rules/sizes/size-name';
import styles from './guide-table.module.css';
import * as messages from './messages';
import { useLengthUnit } from './use-length-unit';

interface GuideTableProps {
  guide: SizeGuide;
  /** The sizes of a product, whose order the table takes. */
  options?: readonly string[];
  /** The size that is chosen, '' for none. */
  chosen?: string;
  /** Level of its headings, below that of what it stands in. */
  Heading?: 'h2' | 'h3';
}

const NO_OPTIONS: readonly string[] = [];

/**
 * A size guide in both units, one of which is shown: its switch works without JavaScript too. What is not given has a dash,
 * and words for those who do not see it.
 */
export function GuideTable(props: GuideTableProps) {
  const { guide: raw, options = NO_OPTIONS, chosen = '', Heading = 'h3' } = props;
  const captionId = useId();
  const guide = { ...raw, sizes: inOrderOf(raw.sizes, options) };
  const { measurements, sizes, note } = guide;
  const shown = shownValues(guide);
  const unit = ownUnit(guide);
  const title = guideTitle(guide.category, guide.brand);
  return (
    <div className={styles.guide}>
      {unit && <UnitSwitch shops={unit} />}
      <section
        className={styles.scroller}
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what has the focus
        tabIndex={0}
      >
        <table className={styles.table}>
          <caption id={captionId} className="visually-hidden">
            {messages.measurementsOf(title)}
          </caption>
          <thead>
            <tr>
              <th scope="col">{messages.size}</th>
              {measurements.map((one) => (
                <th key={`${one.name} ${one.unit}`} scope="col">
                  <MeasurementName of={one} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ name }, row) => {
              const isChosen = chosen !== '' && sizeName(name) === sizeName(chosen);
              return (
                <tr key={name} className={isChosen ? styles.chosen : undefined}>
                  <th scope="row">
                    {name}
                    {isChosen && <span className="visually-hidden">, {messages.yourSize}</span>}
                  </th>
                  {measurements.map((one, at) => (
                    <td key={`${one.name} ${one.unit}`}>
                      <Value of={shown[row]?.[at]} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      <HowToMeasure measurements={measurements} Heading={Heading} />
    </div>
  );
}

const UNITS: readonly LengthUnit[] = ['cm', 'in'];

function UnitSwitch({ shops }: { shops: LengthUnit }) {
  const { unit, chooseUnit } = useLengthUnit(shops);
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{messages.unitOfLengths}</legend>
      {UNITS.map((one) => (
        <label key={one} className={styles.unit}>
          <input
            type="radio"
            className={`${styles.radio} ${one === 'in' ? styles.choosesInches : styles.choosesCm}`}
            name={name}
            checked={one === unit}
            onChange={() => chooseUnit(one)}
          />
          {messages.unitName[one]}
        </label>
      ))}
    </fieldset>
  );
}

function MeasurementName({ of: { name, unit } }: { of: Measurement }) {
  return (
    <>
      {name}
      {unit && (
        <span className={styles.of}>
          {' '}
          <span className={styles.cm}>{messages.unitName.cm}</span>
          <span className={styles.inches}>{messages.unitName.in}</span>
        </span>
      )}
    </>
  );
}

function Value({ of: value }: { of: ShownValue | undefined }) {
  if (!value?.cm) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{messages.noValue}</span>
      </>
    );
  }
  if (value.cm === value.in) return value.cm;
  return (
    <>
      <span className={styles.cm}>{value.cm}</span>
      <span className={styles.inches}>{value.in}</span>
    </>
  );
}

interface HowToMeasureProps extends Pick<SizeGuide, 'measurements'> {
  Heading: 'h2' | 'h3';
}

function HowToMeasure({ measurements, Heading }: HowToMeasureProps) {
  const titleId = useId();
  const described = measurements.filter(({ how }) => how !== '');
  if (described.length === 0) return null;
  return (
    <section className={styles.how} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        {messages.howToMeasure}
      </Heading>
      <dl className={styles.list}>
        {described.map(({ name, how }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
