import { type Node, type NodeTree, useEditor } from '@craftjs/core';
import { useEffect } from 'react';

type Query = ReturnType<typeof useEditor>['query'];

/** What is done to the selected block, from the bar and from the keyboard. */
export function useCommands() {
  const { actions, query } = useEditor();
  const selected = () => query.getEvent('selected').first() as string | undefined;
  return {
    undo: () => query.history.canUndo() && actions.history.undo(),
    redo: () => query.history.canRedo() && actions.history.redo(),
    remove: () => {
      const id = selected();
      if (id && query.node(id).isDeletable()) actions.delete(id);
    },
    duplicate: () => {
      const id = selected();
      const parent = id && query.node(id).get().data.parent;
      if (!parent) return;
      const at = query.node(parent).childNodes().indexOf(id) + 1;
      actions.addNodeTree(copyOf(query, id), parent, at);
    },
  };
}

export function useShortcuts({ undo, redo, remove, duplicate }: ReturnType<typeof useCommands>) {
  useEffect(() => {
    const run: Readonly<Record<string, () => unknown>> = {
      Delete: remove,
      'Control+d': duplicate,
      'Control+z': undo,
      'Control+y': redo,
    };
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLTextAreaElement) return;
      const command = run[`${event.ctrlKey ? 'Control+' : ''}${event.key}`];
      if (!command) return;
      event.preventDefault();
      command();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** The block with all that is in it, each with an id of its own. */
function copyOf(query: Query, id: string): NodeTree {
  const tree = query.node(id).toNodeTree();
  const nodes: Record<string, Node> = {};
  const copy = (of: string, parent: string | null): string => {
    const { data } = tree.nodes[of] as Node;
    const newId = crypto.randomUUID();
    const linked = Object.entries(data.linkedNodes).map(([name, one]) => [name, copy(one, newId)]);
    const inside = {
      nodes: data.nodes.map((one) => copy(one, newId)),
      linkedNodes: Object.fromEntries(linked),
    };
    nodes[newId] = query
      .parseFreshNode({ id: newId, data: { ...data, ...inside, parent } })
      .toNode();
    return newId;
  };
  return { rootNodeId: copy(id, query.node(id).get().data.parent), nodes };
}
