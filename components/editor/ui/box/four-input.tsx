import { IconButton } from '@/components/kit/button';
import type { TextControlProps } from '@/components/kit/control';
import field from '@/components/kit/field.module.css';
import { Icon } from '@/components/kit/icon';
import { linked, unlinked } from '@/components/kit/icons';
import { LengthInput } from '../length-input';
import * as messages from '../messages';
import { useScoped } from '../use-scoped';
import { areSame, type Four, fourOf, fourText, withOne } from './four';
import styles from './four-input.module.css';
import { SideInput } from './side-input';

interface FourInputProps extends TextControlProps {
  isValid: (text: string) => boolean;
  placeholder?: string | undefined;
  /** Names of the four, clockwise from the top (left). */
  names: readonly [string, string, string, string];
  icons?: readonly [string, string, string, string] | undefined;
}

const NOTHING: Four = ['0px', '0px', '0px', '0px'];

/** One size for four sides or corners, or one for each. */
export function FourInput(props: FourInputProps) {
  const { id, label, scope, value, isValid, placeholder, names, icons, onChange } = props;
  const four = fourOf(value);
  const isMixed = four !== null && !areSame(four);
  const [isSplit, setSplit] = useScoped(scope, isMixed);
  const showsEach = isMixed || isSplit;
  const join = () => {
    setSplit(!showsEach);
    if (isMixed && four) onChange(four[0]);
  };
  return (
    <div>
      <div className={styles.all}>
        <LengthInput {...props} placeholder={placeholder} />
        <IconButton
          icon={showsEach ? unlinked : linked}
          label={showsEach ? messages.allCorners : messages.eachCorner}
          aria-pressed={showsEach}
          onClick={join}
        />
      </div>
      {showsEach && (
        <div className={styles.each}>
          {names.map((name, place) => (
            <span key={name} className={`${field.box} ${styles.one}`}>
              {icons?.[place] ? <Icon of={icons[place]} /> : <span>{name[0]}</span>}
              <SideInput
                id={`${id}-${place}`}
                label={label ? `${label}: ${name}` : name}
                scope={`${scope} ${name}`}
                value={four?.[place] ?? ''}
                fallback={fourOf(placeholder ?? '')?.[place] ?? '0'}
                isValid={isValid}
                onChange={(one) =>
                  onChange(fourText(withOne(four ?? NOTHING, place, one || '0px', false)))
                }
                onHold={props.onHold}
                onRelease={props.onRelease}
              />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
