import type { SettingValues } from '@/store/editor/shop';
import { settingAt } from './settings';
import { settingValue } from './values';

/** Returns the reason that a value cannot be saved at a path, in the server's words ('must be …'); null for nothing. */
export type Rule = (path: string, value: unknown) => string | null;

/** Returns the problems of settings, by their paths. */
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
