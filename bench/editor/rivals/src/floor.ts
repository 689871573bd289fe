import { type BenchBlock, benchPage } from '@/bench/editor/blocks';
import './blocks.css';
import { howMany } from './how-many';

/**
 * What the browser itself takes: a few elements and a plain field, changed in the very event. It answers
 * to what an editor answers to, so that all is measured by one method.
 */
const canvas = document.createElement('div');
const field = document.createElement('textarea');
field.name = 'text';
document.body.append(field, canvas);
canvas.append(...benchPage(howMany()).map(draw));

let selected: HTMLElement | null = null;
let dragged: HTMLElement | null = null;
let undo: () => void = () => undefined;

const COMMANDS: Readonly<Record<string, () => void>> = {
  'Control+d': duplicate,
  'Control+z': () => undo(),
  Delete: remove,
};

field.addEventListener('input', () => {
  if (selected) selected.textContent = field.value;
});

canvas.addEventListener('pointerdown', (event) => {
  event.preventDefault();
  field.blur();
  selected = textAt(event);
  dragged = selected;
  field.value = selected?.textContent ?? '';
});

canvas.addEventListener('pointerup', (event) => {
  const target = textAt(event);
  if (!dragged || !target || target === dragged) return;
  move(dragged, target);
});

addEventListener('keydown', (event) => {
  const command = COMMANDS[`${event.ctrlKey ? 'Control+' : ''}${event.key}`];
  if (!command || event.target === field) return;
  event.preventDefault();
  command();
});

function duplicate(): void {
  const copy = selected?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  selected?.after(copy);
  undo = () => copy.remove();
}

function remove(): void {
  if (selected) undo = putBack(selected);
  selected?.remove();
}

function move(block: HTMLElement, target: HTMLElement): void {
  undo = putBack(block);
  target.before(block);
}

function putBack(block: HTMLElement): () => void {
  const { parentElement, nextSibling } = block;
  return () => parentElement?.insertBefore(block, nextSibling);
}

function textAt({ target }: Event): HTMLElement | null {
  return target instanceof HTMLElement ? target.closest('[data-block="text"]') : null;
}

function draw({ type, text, columns }: BenchBlock): HTMLElement {
  const element = document.createElement('div');
  element.className = `block ${type}`;
  element.dataset.block = type;
  if (columns) element.append(...columns.map(drawColumn));
  else element.textContent = text;
  return element;
}

function drawColumn(blocks: readonly BenchBlock[]): HTMLElement {
  const column = document.createElement('div');
  column.append(...blocks.map(draw));
  return column;
}
