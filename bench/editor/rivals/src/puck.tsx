import { type ComponentData, type Config, type Data, Puck, type Slot } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { createRoot } from 'react-dom/client';
import { type BenchBlock, benchPage } from '@/bench/editor/blocks';
import { howMany } from './how-many';
import { LEAF_TYPES, Leaf, type LeafType } from './leaf';
import './puck.css';

type Leaves = Record<LeafType, { text: string }>;
type Components = Leaves & { columns: { left: Slot; right: Slot } };

const config: Config<Components> = {
  components: {
    ...(Object.fromEntries(LEAF_TYPES.map((type) => [type, leafConfig(type)])) as LeafConfigs),
    columns: {
      fields: { left: { type: 'slot' }, right: { type: 'slot' } },
      render: ({ left: Left, right: Right }) => (
        <div className="block columns" data-block="columns">
          <Left />
          <Right />
        </div>
      ),
    },
  },
};

type LeafConfigs = Pick<Config<Components>['components'], LeafType>;

function leafConfig(type: LeafType): LeafConfigs['text'] {
  return {
    fields: { text: { type: 'textarea' } },
    render: ({ text }) => <Leaf type={type} text={text} />,
  };
}

function puckBlock({ id, type, text, columns }: BenchBlock): ComponentData {
  if (!columns) return { type, props: { id, text } };
  const [left, right] = columns;
  return { type, props: { id, left: left.map(puckBlock), right: right.map(puckBlock) } };
}

const data: Data = { root: {}, content: benchPage(howMany()).map(puckBlock) };

const place = document.getElementById('app');
if (place) createRoot(place).render(<Puck config={config as Config} data={data} />);
