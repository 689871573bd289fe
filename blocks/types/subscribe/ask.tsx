import { type SubmitEvent, useId } from 'react';
import type { Mode } from '@/blocks/view-kit/block-view';
import { Icon } from '@/components/ui';
import { isEmail, MAX_EMAIL_LENGTH } from '@/core/values/email';
import type { SubscribeProps } from './definition';
import styles from './subscribe.module.css';

interface AskProps {
  props: SubscribeProps;
  mode: Mode;
  /** True if it only keeps its room, for what stands in its place. */
  isDone: boolean;
  onEnter: () => void;
}

/**
 * The form. What is no e-mail address is overlooked in silence (spec 5). It has no name for the address
 * and the method `dialog`, so that a browser without scripts sends nothing anywhere.
 */
export function Ask({ props, mode, isDone, onEnter }: AskProps) {
  const id = useId();
  const { title, description, placeholder, buttonText, showIcon } = props;
  const isDisabled = mode === 'edit';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.item(0);
    if (!isDisabled && field instanceof HTMLInputElement && isEmail(field.value)) onEnter();
  };

  return (
    <div className={styles.ask} inert={isDone}>
      <div className={styles.words}>
        {showIcon && (
          <span className={styles.icon}>
            <Icon name="mail" size={26} />
          </span>
        )}
        {title && <h2 className={styles.title}>{title}</h2>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          {placeholder || title}
        </label>
        <input
          id={id}
          className={styles.input}
          type="email"
          autoComplete="email"
          placeholder={placeholder}
          maxLength={MAX_EMAIL_LENGTH}
          disabled={isDisabled}
        />
        <button type="submit" className={styles.button} disabled={isDisabled}>
          {buttonText}
        </button>
      </form>
    </div>
  );
}
