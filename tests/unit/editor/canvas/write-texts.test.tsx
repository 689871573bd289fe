import { act, fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { Canvas } from '@/components/editor/canvas/canvas';
import { documentLoaded, documentOpened } from '@/store/editor/state';
import { loadViews } from '../../blocks/render-block';
import { block, treeOf } from '../../layout/editing-kit';
import { editorStore, openTree, renderInEditor } from '../palette-kit';

beforeAll(loadViews);

const title = (words: string) => [block('title', { text: words })];
const shown = () => document.querySelector('[data-block="b0"]');
const leaf = (words: string) => {
  const results = [...document.querySelectorAll<HTMLElement>('[data-block] *, [data-block]')].find(
    (one) => one.children.length === 0 && one.textContent === words,
  );
  if (!results) throw new Error(`Nothing says ${words}.`);
  return results;
};

/** A page whose words are being written while another one has been loaded. */
function startWriting() {
  const store = editorStore(title('First page'));
  store.dispatch(
    documentLoaded({ id: 'other', name: 'Other', tree: treeOf(title('Other page')), revision: 1 }),
  );
  renderInEditor(store, <Canvas device="phone" />);
  const element = leaf('First page');
  fireEvent.doubleClick(element);
  const write = (words: string) => {
    element.textContent = words;
    fireEvent.input(element);
  };
  const open = (id: string) => act(() => void store.dispatch(documentOpened(id)));
  const saved = () => openTree(store).nodes.b0?.own;
  return { element, write, open, saved };
}

describe('words that are written in place', () => {
  it('are drawn by who writes them, until that ends', () => {
    const { element, write, saved } = startWriting();
    write('New words');
    expect(saved()).toMatchObject({ props: { text: 'New words' } });
    expect(leaf('New words')).toBe(element);
    fireEvent.blur(element);
    expect(shown()).toHaveTextContent('New words');
    expect(element).not.toHaveAttribute('contenteditable');
  });

  it('are of their page alone: another one that is opened shows its own, and keeps them [S4.822]', () => {
    const { write, open, saved } = startWriting();
    write('New words');
    open('other');
    expect(shown()).toHaveTextContent('Other page');
    write('Late words');
    expect(saved()).toMatchObject({ props: { text: 'Other page' } });
    open('page');
    expect(shown()).toHaveTextContent('New words');
  });
});
