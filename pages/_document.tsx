import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AppPropsType } from 'next/dist/shared/lib/utils';
import {
  type DocumentContext,
  type DocumentInitialProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document';
import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
} from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { HEADER_END_ID, NOTICES_ID, STRUCTURED_DATA_ID } from '@/components/shell';
import { FragmentsContext } from '@/components/ui/fragment';
import type { PageInShop } from '@/services/page-props';
import { cutPage } from '@/services/server/carried/cut-page';
import {
  type ShownAddress,
  shownAddress,
  withoutMark,
} from '@/services/server/carried/shown-address';
import { fragmentsFor } from '@/services/server/fragments';
import { headScripts } from '@/services/server/head-scripts';
import { openingNoteOf } from '@/services/server/opening';
import { pageDataText } from '@/services/server/page-data';
import { handOver } from '@/services/server/page-markup';
import { sendPolicy } from '@/services/server/page-policy';
import { structuredDataOf } from '@/services/server/structured-data';

interface DocumentProps extends DocumentInitialProps {
  /** The page as it is sent; `html` may be what stands for it here. */
  markup: string;
  /** Path with query. */
  path: string;
  /** JSON-LD, escaped for a script element; '' where there is none. */
  structuredData: string;
  /** Says that the shop is not open; '' where it is. */
  openingNote: string;
}

export default function Document({ markup, path, structuredData, openingNote }: DocumentProps) {
  return (
    <Html lang="en">
      <StringHead>
        {headScripts(path, markup).map((script) => (
          <script key={script}>{script}</script>
        ))}
        <PaintedFrom id={HEADER_END_ID} html={markup} />
        <PaintedFrom id={NOTICES_ID} html={markup} media="(min-width: 768px)" />
        {structuredData && (
          <script
            id={STRUCTURED_DATA_ID}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by structuredDataText
            dangerouslySetInnerHTML={{ __html: structuredData }}
          />
        )}
      </StringHead>
      <body>
        {openingNote && (
          <p style={NOTE} role="note">
            {openingNote}
          </p>
        )}
        <Main />
        <PageScripts markup={markup} />
      </body>
    </Html>
  );
}

/** Look of the note above a page: no other page has any of it. */
const NOTE = {
  padding: '10px var(--gutter)',
  background: 'var(--ink)',
  color: 'var(--ground)',
  textAlign: 'center',
  whiteSpace: 'pre-line',
} as const;

/** The head that Next composes, in one string: where it streams, each attribute is made bytes of its own. */
class StringHead extends Head {
  override render() {
    const head = super.render();
    const markup = renderToString(head);
    const __html = markup.slice(markup.indexOf('>') + 1, -'</head>'.length);
    return cloneElement(head, { children: undefined, dangerouslySetInnerHTML: { __html } });
  }
}

/** The scripts that Next composes; the data of a page is written by our own words, for it may be of a megabyte. */
class PageScripts extends NextScript {
  declare props: NextScript['props'] & { markup: string };

  override render() {
    const { context } = this;
    this.context = { ...context, __NEXT_DATA__: { ...context.__NEXT_DATA__, props: {} } };
    const scripts = super.render();
    this.context = context;
    const __html = pageDataText(context.__NEXT_DATA__, this.props.markup);
    const children = Children.map(scripts.props.children, (script) =>
      isData(script) ? cloneElement(script, { dangerouslySetInnerHTML: { __html } }) : script,
    );
    return cloneElement(scripts, { children });
  }
}

const isData = (script: unknown): script is ReactElement<ComponentProps<'script'>> =>
  isValidElement<ComponentProps<'script'>>(script) && script.props.id === '__NEXT_DATA__';

/** Keeps a page unpainted until this element is read: half read, parts of a header or the headline would move. */
function PaintedFrom({ id, html, media }: { id: string; html: string; media?: string }) {
  if (!html.includes(`id="${id}"`)) return null;
  return <link rel="expect" href={`#${id}`} blocking="render" media={media} />;
}

/** Stands in the markup where a part of the page failed or waited; an admin's text may hold it too. */
const MARK = '<!--$!-->';
const notReady = () => new Error('A part of the page was not ready to be rendered.');

/**
 * Renders the page into one string (docs/adr/0009): Next's own stream costs several times as much and moves parts of a
 * page behind its end. Its renderer gets an empty page here; it still says what belongs into the head. A block that
 * threw is left out, and logged. @throws what any other part of the page threw: half a page is no page.
 */
Document.getInitialProps = async (context: DocumentContext): Promise<DocumentProps> => {
  const { AppTree, renderPage } = context;
  const page: { tree?: ReactElement; html?: string } = {};
  const enhanceApp = () => (props: AppPropsType) => {
    page.tree = (
      <div id="__next">
        <AppTree {...props} />
      </div>
    );
    page.html = renderCarried(page.tree, props, context);
    return null;
  };
  const rendered = await renderPage({ enhanceApp });
  if (page.tree && page.html) await logMissingParts(page.tree, page.html);
  const { req, asPath: path = '' } = context;
  const markup = page.html ?? '';
  sendPolicy(context, markup);
  return {
    ...{ ...rendered, markup, path },
    structuredData: structuredDataOf(req),
    openingNote: openingNoteOf(req),
    ...(markup && { html: handOver(req, markup) }),
  };
};

/** Renders a page by the address that it shows (ADR 37), or with a mark for what each visitor's links carry. */
function renderCarried(tree: ReactElement, props: AppPropsType, context: DocumentContext) {
  const { router, pageProps } = props;
  const { req, res, query, pathname, asPath = '/' } = context;
  if (!req || !res) return renderToString(tree);
  const [path = '/'] = asPath.split('?', 1);
  const names = Array.from(pathname.matchAll(PARAMETER), ([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, query[name] ?? '']));
  const render = (): string => {
    const shown = shownAddress({ req, res, path, params });
    router.asPath = shown.address;
    for (const key of Object.keys(query)) delete query[key];
    Object.assign(query, shown.query);
    const html = renderInFragments(tree, pageProps, shown);
    if (shown.mark === undefined || cutPage(html, shown.mark)) return html;
    console.error(
      `The page ${pathname} cannot be kept: its address stands in a place of its own kind.`,
    );
    withoutMark(req);
    return render();
  };
  return render();
}

/** Renders a page; what others have shown alike is put into it (ADR 45). While code changes nothing is. */
function renderInFragments(
  tree: ReactElement,
  page: Partial<PageInShop>,
  { address, mark }: ShownAddress,
): string {
  const { seed } = page;
  const ownKeys = ('ownKeys' in page && page.ownKeys) || [];
  const isKnown = seed && process.env.NODE_ENV === 'production';
  const fragments = isKnown ? fragmentsFor({ seed, address, mark, ownKeys }) : null;
  const html = renderToString(<FragmentsContext value={fragments}>{tree}</FragmentsContext>);
  return fragments ? fragments.fill(html) : html;
}

const PARAMETER = /\[(?:\.\.\.)?(\w+)\]/g;

async function logMissingParts(tree: ReactElement, html: string): Promise<void> {
  if (!html.includes(MARK)) return;
  const logged = await renderTelling(tree);
  for (const { failure, block } of logged.leftOut) {
    if (block === undefined) throw failure;
    console.error(`The block ${block} is left out:`, failure);
  }
  // What waited the first time may be ready by now.
  if (html.split(MARK).length > logged.html.split(MARK).length) throw notReady();
}

/** Renders once more, by a renderer that tells why parts failed, each marked by a name that no text can know. */
async function renderTelling(
  tree: ReactElement,
): Promise<{ html: string; leftOut: { failure: unknown; block: string | undefined }[] }> {
  const failures: unknown[] = [];
  const secret = randomUUID();
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (failure) => `${secret}-${failures.push(failure) - 1}`,
      onShellError: reject,
      onAllReady: () => text(stream.pipe(new PassThrough())).then(resolve, reject),
    });
    // Once it has rendered what is ready: the string renderer waits for nothing either.
    setImmediate(() => stream.abort(notReady()));
  });
  const part = `<template data-dgst="${secret}-(\\d+)"[^>]*></template>`;
  const block = '(?:<template data-left-out="([^"]*)">)?';
  const matches = html.matchAll(new RegExp(part + block, 'g'));
  const leftOut = Array.from(matches, ([, place, name]) => ({
    failure: failures[Number(place)],
    block: name,
  }));
  return { html, leftOut };
}
