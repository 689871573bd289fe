import { type SubmitEvent, useId, useState } from 'react';
import { blockView, type Mode, type ViewProps } from '@/blocks/view-kit/block-view';
import { type OwnStyle, pickStyle } from '@/blocks/view-kit/root-style';
import { Icon } from '@/components/ui';
import { isEmail, MAX_EMAIL_LENGTH } from '@/core/values/email';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
// Before the designs, which override it.
import styles from './base.module.css';
import calm from './calm-designs.module.css';
import deep from './deep-designs.module.css';
import { SUBSCRIBE_THANKS, type SubscribeProps, subscribeBlock } from './definition';
import lively from './lively-designs.module.css';

/** Asks for an e-mail address and thanks for it; the address goes nowhere (spec 4, "Subscribe"). */
function SubscribeView({ root, block, mode }: ViewProps<typeof subscribeBlock>) {
  const [isDone, setDone] = useState(false);
  const { className, style } = panelLook(block);
  return (
    <div {...root}>
      <div className={`${className} ${isDone ? styles.done : ''}`} style={style}>
        <Ask props={block.props} mode={mode} isDone={isDone} onEnter={() => setDone(true)} />
        <div className={styles.answer} role="status">
          {isDone && <Thanks />}
        </div>
      </div>
    </div>
  );
}

export default blockView(subscribeBlock, SubscribeView);

/** Stands where the form was, and has the focus that was in it. */
function Thanks() {
  const shown = useFocusOnShow<HTMLDivElement>();
  return (
    <div ref={shown} className={styles.thanks} tabIndex={-1}>
      <span className={styles.icon}>
        <Icon name="check" size={26} />
      </span>
      <p className={styles.title}>{SUBSCRIBE_THANKS.title}</p>
      <p className={styles.description}>{SUBSCRIBE_THANKS.text}</p>
    </div>
  );
}

interface AskProps {
  props: SubscribeProps;
  mode: Mode;
  /** True if it only keeps its room, for what stands in its place. */
  isDone: boolean;
  onEnter: () => void;
}

/** Ignores what is no e-mail (spec 5). Without scripts nothing is sent: the field has no name, the method is `dialog`. */
function Ask({ props, mode, isDone, onEnter }: AskProps) {
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

type Block = ViewProps<typeof subscribeBlock>['block'];

/** Custom properties that override the colors of a design, by prop. */
const COLORS = {
  textColor: '--ink-own',
  iconColor: '--icon-own',
  buttonColor: '--button-own',
  buttonTextColor: '--on-button-own',
  inputColor: '--input-own',
  inputTextColor: '--on-input-own',
} as const satisfies Partial<Record<keyof SubscribeProps, `--${string}`>>;

/** Veil below the words where there is a picture, so that they are read whatever it shows. */
const VEIL = 'linear-gradient(var(--veil), var(--veil))';

const DESIGNS: Readonly<Record<string, string>> = { ...calm, ...deep, ...lively };

function panelLook({ props, styles: own }: Block) {
  const { design, layout, textAlign } = props;
  const align = textAlign ?? own.textAlign;
  return {
    className: `${styles.panel} ${styles[layout]} ${DESIGNS[design]}`,
    style: {
      ...colorsOf(props, own.color),
      ...backgroundOf(props, own),
      ...(align && { '--align': align }),
    },
  };
}

function colorsOf(props: SubscribeProps, color: string): OwnStyle {
  const style: OwnStyle = color ? { '--ink-own': color } : {};
  for (const name of Object.keys(COLORS) as (keyof typeof COLORS)[])
    if (props[name]) style[COLORS[name]] = props[name];
  return style;
}

function backgroundOf({ backgroundColor }: SubscribeProps, own: Block['styles']): OwnStyle {
  const color = backgroundColor || own.backgroundColor;
  const picture = pickStyle(own, ['backgroundImage'])?.backgroundImage;
  return {
    ...pickStyle(own, ['border', 'borderRadius']),
    backgroundImage: picture?.startsWith('url(') ? `${VEIL}, ${picture}` : picture,
    ...pickStyle(own, ['backgroundSize', 'backgroundPosition', 'backgroundRepeat']),
    // A color of its own stands in place of a design's gradients too.
    ...(color && { backgroundColor: color }),
    ...(color && !picture && { backgroundImage: 'none' }),
    // Words that stand at the page's edge keep off that of a ground, and are made for it.
    ...((color || picture) && { '--side': 'clamp(16px, 4cqi, 48px)', '--ink-around': 'initial' }),
  };
}
