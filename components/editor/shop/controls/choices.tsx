import { type ComponentProps, useId } from 'react';
import { describedBy, FormField, hintId, Problem } from '@/components/kit/field';
import { Switch } from '@/components/kit/switch';
import { ALL_PRODUCTS } from '@/core/model/category';
import { ownEntry } from '@/core/values/own-entry';
import { useEditorSelector } from '@/store/editor/hooks';
import * as messages from '../messages';
import { listAt } from '../settings/values';
import type { SettingProps } from './control';
import styles from './controls.module.css';

export function FlagSetting({ id, setting, value, problem, onChange }: SettingProps) {
  return (
    <div className={styles.flag}>
      <Switch
        id={id}
        describedBy={describedBy({ id, hint: setting.hint, problem })['aria-describedby']}
        isOn={value === true}
        onChange={onChange}
      />
      <FormField id={id} label={setting.label} hint={setting.hint} problem={problem}>
        {null}
      </FormField>
    </div>
  );
}

export const REVIEWS = [
  { value: false, label: messages.shown, hint: messages.shownHint },
  { value: true, label: messages.noReviews, hint: messages.noReviewsHint },
  { value: 'delete', label: messages.nothing, hint: messages.nothingHint },
] as const;

export const OPENING_STATES = [
  { value: 'preparing', label: messages.preparing, hint: messages.preparingHint },
  { value: 'open', label: messages.open, hint: messages.openHint },
  { value: 'paused', label: messages.paused, hint: messages.pausedHint },
] as const;

export const ReviewsSetting = oneOf(REVIEWS);
export const OpeningSetting = oneOf(OPENING_STATES);

interface Offered {
  value: string | boolean;
  label: string;
  hint: string;
}

/** Makes the control that chooses one of a few values, each with what it means. */
function oneOf(offers: readonly Offered[]) {
  return ({ id, setting, value, problem, onChange }: SettingProps) => (
    <Group id={id} label={setting.label} problem={problem}>
      {offers.map(({ value: offered, ...words }) => (
        <Option
          {...words}
          key={words.label}
          type="radio"
          name={id}
          isChosen={value === offered}
          onChange={() => onChange(offered)}
        />
      ))}
    </Group>
  );
}

/** Choice of the shop's categories. Those that are set and that it does not have can be taken off. */
export function CategoriesSetting({ id, setting, values, problem, onChange }: SettingProps) {
  const offered = useCategories();
  const chosen = listAt(values, setting.path);
  const names = [...new Set([...offered, ...chosen])];
  const toggle = (name: string) => (isOn: boolean) =>
    onChange(names.filter((one) => (one === name ? isOn : chosen.includes(one))));
  return (
    <Group id={id} label={setting.label} hint={setting.hint} problem={problem}>
      <div className={styles.categories}>
        {names.map((name) => (
          <Option
            key={name}
            type="checkbox"
            label={name}
            isChosen={chosen.includes(name)}
            onChange={toggle(name)}
          />
        ))}
      </div>
    </Group>
  );
}

function useCategories(): string[] {
  const template = useEditorSelector(({ shop }) => shop.template);
  const tiles = useEditorSelector(({ shop }) => ownEntry(shop.templateCategories, template)) ?? [];
  return tiles.map(({ category }) => category).filter((category) => category !== ALL_PRODUCTS);
}

export function Group(props: ComponentProps<typeof FormField>) {
  const { id, label, hint, problem = '', children } = props;
  return (
    <fieldset
      id={id}
      className={styles.group}
      tabIndex={-1}
      aria-describedby={describedBy({ id, hint, problem })['aria-describedby']}
    >
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <Problem of={id}>{problem}</Problem>
    </fieldset>
  );
}

interface OptionProps {
  type: 'radio' | 'checkbox';
  name?: string;
  label: string;
  hint?: string;
  isChosen: boolean;
  onChange: (isOn: boolean) => void;
}

export function Option({ type, name, label, hint, isChosen, onChange }: OptionProps) {
  const hintId = useId();
  return (
    <label className={styles.option}>
      <input
        type={type}
        name={name}
        checked={isChosen}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </label>
  );
}
