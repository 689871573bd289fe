import { DEFAULT_METADATA, DEFAULT_SETTINGS, type DomainDesignWire } from '@/core/model/design';
import { DEFAULT_PROMISES } from '@/core/model/promises';
import { DEFAULT_THEME } from '@/core/model/theme';
import type { SettingValue, SettingValues, ShopChanges } from '@/store/editor/shop';
import type { Setting } from './setting';
import { SETTINGS, settingAt } from './settings';

const NOTHING_SET = { title: '', description: '', keywords: '', globalCSS: '' };

/** A design as its form holds it, with defaults, and without what a backend cannot set; `keywords` where it has none. */
export function valuesOf(design: DomainDesignWire, keywords: string): SettingValues {
  const settings = {
    shippingCountries: [],
    ...DEFAULT_SETTINGS,
    ...DEFAULT_PROMISES,
    ...design.settings,
    theme: { ...DEFAULT_THEME, ...design.settings.theme },
  };
  const metadata = { ...DEFAULT_METADATA, ...NOTHING_SET, keywords, ...design.metadata };
  const whole = { ...design, settings, metadata };
  const values = SETTINGS.map((setting) => [setting.path, formValue(setting, at(whole, setting))]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

export function settingValue({ control }: Setting, value: SettingValue): unknown {
  if (control === 'entries') return linesOf(String(value));
  if (control === 'dollars') return numberIn(String(value).trim().replace(/^\$/, ''));
  if (control === 'count') return numberIn(String(value));
  return typeof value === 'string' && control !== 'css' ? value.trim() : value;
}

export function changesOf(values: SettingValues): ShopChanges {
  const changes: Record<string, unknown> = {};
  for (const setting of SETTINGS) {
    const value = values[setting.path];
    if (value !== undefined) put(changes, setting.path, settingValue(setting, value));
  }
  // Each has the type that its control gives; the server checks what people have written into them.
  return changes as ShopChanges;
}

/** Returns the reason that a value cannot be saved at a path, in the server's words ('must be …'); null for nothing. */
export type Rule = (path: string, value: unknown) => string | null;

export function problemsOf(values: SettingValues, rule: Rule): Readonly<Record<string, string>> {
  const problems = Object.entries(values).map(([path, value]) => {
    const setting = settingAt(path);
    const problem = setting && rule(path, settingValue(setting, value));
    return [path, problem ? asSentence(problem) : ''] as const;
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem !== ''));
}

/** 'must be …' as a sentence. */
export function asSentence(words: string): string {
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Returns the values at the paths that others have. */
export const valuesAt = (values: SettingValues, others: SettingValues): SettingValues =>
  Object.fromEntries(Object.entries(values).filter(([path]) => path in others));

export function textAt(values: SettingValues, path: string): string {
  const value = values[path];
  return typeof value === 'string' ? value : '';
}

export function listAt(values: SettingValues, path: string): readonly string[] {
  const value = values[path];
  return typeof value === 'object' ? value : [];
}

function formValue({ control }: Setting, raw: unknown): SettingValue | undefined {
  if (raw === undefined) return undefined;
  if (control === 'entries') return Array.isArray(raw) ? raw.join('\n') : '';
  if (control === 'dollars' || control === 'count') return String(raw);
  if (Array.isArray(raw)) return raw.filter((one) => typeof one === 'string');
  const isPlain = ['string', 'number', 'boolean'].includes(typeof raw);
  return isPlain ? (raw as SettingValue) : undefined;
}

const at = (design: object, { path }: Setting): unknown =>
  path.split('.').reduce<unknown>((part, name) => {
    return typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
  }, design);

function put(changes: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? path;
  const place = names.reduce<Record<string, unknown>>((parent, name) => {
    const part: Record<string, unknown> = { ...(parent[name] as object | undefined) };
    parent[name] = part;
    return part;
  }, changes);
  place[last] = value;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns a number; other text stays as it is, for the rules to refuse. */
function numberIn(text: string): number | string {
  const written = text.trim().replace(',', '.');
  const number = Number(written);
  return written !== '' && Number.isFinite(number) ? number : text;
}
