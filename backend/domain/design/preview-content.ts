import { scopeCss } from '@/core/css/scope-css';
import { cleanPolicy } from '@/core/html/clean-policy';
import { previewHtml } from '@/core/html/preview-html';

const SANITIZE = { html: previewHtml, policy: cleanPolicy, css: scopeCss };

/** Sanitizes a text as a page would render it, for the editor's preview. */
export function previewContent({
  kind,
  content,
}: {
  kind: keyof typeof SANITIZE;
  content: string;
}) {
  return SANITIZE[kind](content);
}
