import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { HtmlContent } from '@/blocks/types/html/html-content';
import { contentName, inPlaceOf } from '@/core/rules/design/content-name';

const shown = (html: string) => <HtmlContent html={html} mode="live" />;

afterEach(() => document.body.replaceChildren());

/** Shows a content as the server sends it: whole in its markup, by name in its data. */
async function takeOver(content: string) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(shown(content));
  const [element] = page.children;
  const root = await act(async () =>
    hydrateRoot(page, shown(inPlaceOf(contentName(content) ?? ''))),
  );
  return { page, element, show: (html: string) => act(async () => root.render(shown(html))) };
}

it('a long content that is in the page by name is taken over, and stays as scripts made it when it comes whole [S7.1915]', async () => {
  const content = `<p>One &amp; two</p><img src="/a.png">`.repeat(200);
  const { page, element, show } = await takeOver(content);
  const added = document.createElement('output');
  element?.append(added);
  await show(content);
  expect(page.firstElementChild).toBe(element);
  expect(element?.lastElementChild).toBe(added);
  expect(element?.querySelectorAll('p')).toHaveLength(200);
});

it('a long content that was there by name is shown anew as it came, not as scripts had left it [S7.1915]', async () => {
  const content = '<p>Words</p>'.repeat(500);
  const { element } = await takeOver(content);
  element?.append('Added');
  const next = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(next).render(shown(content)));
  expect(next.textContent).toBe('Words'.repeat(500));
});
