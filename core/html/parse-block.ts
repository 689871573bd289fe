import { defaultTreeAdapter, html, Parser } from 'parse5';
import type { Fragment } from './elements';

/** Room left for the tree of a text. */
export interface Room {
  nodes: number;
  /** Characters of attributes. */
  attributes: number;
}

interface ParseOptions {
  room: Room;
  /** True if what stands in `noscript` is text, as where scripts run, or markup. */
  isScripting?: boolean;
}

/** More than a browser shows without pain, and what a server parses in a part of a second. */
const MAX_NODES = 125_000;
/** Enough for any text however short. */
const MIN_NODES = 1000;

type Adapter = typeof defaultTreeAdapter;

class NoRoom extends Error {}

/**
 * Returns what a text may come to: more than it has room to write down, but not without end. Unclosed
 * formatting is opened again in every paragraph, with all its attributes, which lets a short text grow.
 */
export function roomFor({ length }: string): Room {
  return { nodes: Math.min(MIN_NODES + length / 2, MAX_NODES), attributes: MIN_NODES + length * 4 };
}

/** HTML as a browser would parse it inside a div, cut where there is no more room. */
export function parseBlock(text: string, { room, isScripting = true }: ParseOptions): Fragment {
  const container = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  const treeAdapter = { ...defaultTreeAdapter };
  const parser = Parser.getFragmentParser(container, {
    scriptingEnabled: isScripting,
    treeAdapter,
  });
  // From here on, for the parser needs a few nodes of its own.
  Object.assign(treeAdapter, makersWithin(room));
  try {
    parser.tokenizer.write(text, true);
  } catch (error) {
    // What it has made so far is whole: each node is made after all that stands before it.
    if (!(error instanceof NoRoom)) throw error;
  }
  return parser.getFragment();
}

function makersWithin(room: Room): Pick<Adapter, 'createElement' | 'createCommentNode'> {
  const take = (attributes: number) => {
    room.nodes -= 1;
    room.attributes -= attributes;
    if (room.nodes < 0 || room.attributes < 0) throw new NoRoom();
  };
  return {
    createElement: (tagName, namespace, attributes) => {
      take(attributes.reduce((sum, { name, value }) => sum + name.length + value.length, 0));
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    createCommentNode: (data) => {
      take(0);
      return defaultTreeAdapter.createCommentNode(data);
    },
  };
}
