import { Element, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Leaf, type LeafType } from '../leaf';

/** What may hold blocks: the page and each column. */
function Area({ children }: { children?: ReactNode }) {
  const { connectors } = useNode();
  return <div ref={(element) => void (element && connectors.connect(element))}>{children}</div>;
}

function Columns() {
  const { connect, state } = useBlock();
  return (
    <div ref={connect} className="block columns" data-block="columns" data-state={state}>
      <Element id="left" is={Area} canvas />
      <Element id="right" is={Area} canvas />
    </div>
  );
}

function LeafBlock({ type, text }: { type: LeafType; text: string }) {
  const { connect, state } = useBlock();
  return <Leaf type={type} text={text} root={connect} state={state} />;
}

function useBlock() {
  const { connectors, state } = useNode(({ events }) => ({ state: stateOf(events) }));
  const connect = (element: HTMLElement | null) => {
    if (element) connectors.connect(connectors.drag(element));
  };
  return { connect, state };
}

function stateOf({ selected, hovered }: { selected: boolean; hovered: boolean }) {
  if (selected) return 'selected';
  return hovered ? 'hovered' : undefined;
}

export const VIEWS = { area: Area, columns: Columns, leaf: LeafBlock };
