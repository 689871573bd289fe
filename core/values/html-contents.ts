import { isObject } from './is-object';

/** The contents of a layout's html blocks at any depth; whatever is no block is passed over. */
export function htmlContents(layout: unknown): string[] {
  const contents: string[] = [];
  const waiting: unknown[] = Array.isArray(layout) ? [...layout] : [];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!isObject(node)) continue;
    const { type, props, children } = node;
    if (type === 'html' && isObject(props) && typeof props.content === 'string') {
      contents.push(props.content);
    }
    if (Array.isArray(children)) for (const child of children) waiting.push(child);
  }
  return contents;
}
