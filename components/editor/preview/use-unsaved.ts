import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { nest } from '@/blocks/layout/tree/flatten';
import { useFailureText } from '@/components/auth';
import type { LayoutNode } from '@/core/model/page';
import { blankPage } from '@/core/rules/design/blank-page';
import { isObject } from '@/core/values/is-object';
import type { DesignedPageData, PreviewedPage } from '@/services/page-props';
import { readTabDrafts } from '@/store/editor/drafts/shelf';
import { injectEditor } from '@/store/editor/inject';
import { shopRevised } from '@/store/editor/shop-changes';
import { FOOTER_ID, HEADER_ID, pageId } from '@/store/editor/state';
import { useAppStore } from '@/store/hooks';
import { type Kind, sanitize } from '../canvas/sanitized/sanitize';
import { clockWords } from '../shared/when';
import * as messages from './messages';

/** Unsaved changes of a page and its frame. `unkept`: there are some, but the browser keeps no drafts to show. */
type Unsaved =
  | { phase: 'reading' | 'none' }
  | { phase: 'there' | 'unkept'; designed: DesignedPageData | null }
  | { phase: 'failed'; reason: string };

/** Returns the unsaved changes of the tab in the address, anew on focus. Header and footer go into the store, for the shell. */
export function useUnsaved({ slug }: PreviewedPage, designed: DesignedPageData | null) {
  const store = useAppStore();
  const failureWords = useFailureText();
  const { tab } = useRouter().query;
  const [unsaved, setUnsaved] = useState<Unsaved>({ phase: 'reading' });
  const [saved] = useState(() => {
    injectEditor(store);
    const { shop, pageDesign } = store.getState();
    return shop.design ?? pageDesign.domainDesign;
  });

  const read = useCallback(async (): Promise<Unsaved> => {
    const domain = store.getState().shop.hostname;
    if (typeof tab !== 'string') return { phase: 'none' };
    const drafts = tab === '' ? null : await readTabDrafts(domain, tab).catch(() => null);
    if (!drafts) return { phase: 'unkept', designed };
    const layoutOf = async (id: string) => {
      const tree = drafts.get(id);
      return tree && sanitizeDraft(domain, nest(tree));
    };
    const ids = [pageId(slug), HEADER_ID, FOOTER_ID];
    const [layout, header, footer] = await Promise.all(ids.map(layoutOf));
    if (!layout && !header && !footer) return { phase: 'none' };
    const design = { ...saved, ...(header && { header }), ...(footer && { footer }) };
    store.dispatch(shopRevised({ design }));
    const blank = { slug, name: blankPage(slug).pageName, lastUpdated: null, blockData: {} };
    return { phase: 'there', designed: layout ? { ...(designed ?? blank), layout } : designed };
  }, [store, tab, slug, designed, saved]);

  const look = useCallback(() => {
    read()
      .catch((error): Unsaved => ({ phase: 'failed', reason: failureWords(error) }))
      .then(setUnsaved);
  }, [read, failureWords]);

  useEffect(() => {
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [look]);

  return { unsaved, retry: look };
}

/** Returns the note of a preview. */
export function wordsOf(unsaved: Unsaved): string {
  if (unsaved.phase === 'there') return messages.unsavedPreview;
  if (unsaved.phase === 'unkept') return messages.draftsOff(savedAt(unsaved));
  return unsaved.phase === 'failed' ? unsaved.reason : messages.preparing;
}

/** The time of the last save; undefined where nobody knows it. */
function savedAt({ designed }: { designed: DesignedPageData | null }): string | undefined {
  const time = Date.parse(designed?.lastUpdated ?? '');
  return Number.isNaN(time) ? undefined : clockWords(time, Date.now());
}

const KINDS: readonly unknown[] = ['html', 'policy'] satisfies Kind[];

/** A layout as the server would send it, but for the scripts of html blocks: a preview runs none. @throws ApiError */
const sanitizeDraft = (domain: string, layout: readonly LayoutNode[]): Promise<LayoutNode[]> =>
  Promise.all(layout.map((node) => sanitizeNode(domain, node)));

async function sanitizeNode(domain: string, node: LayoutNode): Promise<LayoutNode> {
  if (!isObject(node)) return node;
  const { type, props, children } = node;
  const content = isObject(props) ? props.content : undefined;
  const isMarkup = isKind(type) && typeof content === 'string' && content.trim() !== '';
  const shown = isMarkup && withoutScripts(await sanitize(domain, type, content));
  return {
    ...node,
    ...(isMarkup && { props: { ...(props as object), content: shown } }),
    ...(Array.isArray(children) && { children: await sanitizeDraft(domain, children) }),
  };
}

const isKind = (type: unknown): type is Kind => KINDS.includes(type);

function withoutScripts(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const script of template.content.querySelectorAll('script')) script.remove();
  return template.innerHTML;
}
