import { scopeCss } from '@/core/css/scope-css';
import { cleanPolicy } from '@/core/html/clean-policy';
import { previewHtml } from '@/core/html/preview-html';

const SANITIZE = { html: previewHtml, policy: cleanPolicy, css: scopeCss };

/** What a text becomes on its way into a page, for somebody who is still writing it. */
export function previewContent({
  kind,
  content,
}: {
  kind: keyof typeof SANITIZE;
  content: string;
}) {
  return SANITIZE[kind](content);
}
