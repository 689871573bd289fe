import { scopeCss } from '@/core/css/scope-css';
import { cleanPolicy } from '@/core/html/clean-policy';
import { previewHtml } from '@/core/html/preview-html';
import { scriptsOf } from '@/core/html/scripts-of';
import { settle } from '@/core/html/settle';
import { scriptSources } from './script-sources';

/**
 * Version of what is made of contents. Raise it with every change of `core/html` or `core/css` that makes something else
 * of one: all that was saved of earlier versions is made again.
 */
export const SANITIZER_VERSION = 1;

/** A text as a page, or the editor, shows it. */
export interface Sanitized {
  content: string;
  /** Sources of the scripts that it runs, for the policy of a page. */
  scripts: string[];
}

const SANITIZERS = {
  html: (text: string): Sanitized => {
    const { html, fragment } = settle(text);
    return { content: html, scripts: scriptSources(scriptsOf(fragment)) };
  },
  policy: (text: string): Sanitized => ({ content: cleanPolicy(text), scripts: [] }),
  css: (text: string): Sanitized => ({ content: scopeCss(text), scripts: [] }),
  preview: (text: string): Sanitized => ({ content: previewHtml(text), scripts: [] }),
};

/** An html or policy block's content, a style sheet, or an html block's content as the editor shows it. */
type ContentKind = keyof typeof SANITIZERS;

export interface Content {
  kind: ContentKind;
  text: string;
}

export const sanitize = ({ kind, text }: Content): Sanitized => SANITIZERS[kind](text);
