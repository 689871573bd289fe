import type { SettingValues } from '@/store/editor/shop';
import { settingAt } from './settings';
import { storedValue } from './values';

/** What keeps a value from being stored at a path, in the server's words ('must be …'); null for nothing. */
export type Rule = (path: string, value: unknown) => string | null;

/** What keeps settings from being saved, by their paths. */
export function problemsOf(values: SettingValues, rule: Rule): Readonly<Record<string, string>> {
  const problems = Object.entries(values).map(([path, value]) => {
    const setting = settingAt(path);
    const problem = setting && rule(path, storedValue(setting, value));
    return [path, problem ? asSentence(problem) : ''] as const;
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem !== ''));
}

/** 'must be …' as a sentence. */
export function asSentence(words: string): string {
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
