import { useEffect, useState } from 'react';
import type { BlockData } from '@/blocks/kit/define-block';
import { readLayout } from '@/blocks/layout/read-layout';
import { Blocks } from '@/blocks/render/blocks';
import type { Mode } from '@/blocks/view-kit/block-view';
import { BlockDataContext } from '@/blocks/view-kit/contexts';
import { renderInShop } from '../../header/shop-page';

interface Page {
  mode?: Mode;
  blockData?: BlockData;
  init?: Record<string, unknown>;
}

type Change = (props: object) => void;

/** A block whose props can be changed while it is shown, as an editor changes them. */
export function renderChanging(type: string, props: object, page: Page = {}) {
  const { mode = 'live', blockData = {}, init = {} } = page;
  let change: Change = () => undefined;
  const hand = (input: Change) => {
    change = input;
  };
  const view = renderInShop(
    <BlockDataContext value={blockData}>
      <Changing type={type} props={props} mode={mode} hand={hand} />
    </BlockDataContext>,
    { init },
  );
  return { ...view, change: (next: object) => change(next) };
}

interface ChangingProps {
  type: string;
  props: object;
  mode: Mode;
  hand: (change: Change) => void;
}

function Changing({ type, props, mode, hand }: ChangingProps) {
  const [current, setCurrent] = useState(props);
  useEffect(() => hand(setCurrent), [hand]);
  return <Blocks nodes={readLayout([{ type, props: current }])} mode={mode} />;
}
