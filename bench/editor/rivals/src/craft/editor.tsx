import { Editor, Frame } from '@craftjs/core';
import { createRoot } from 'react-dom/client';
import { howMany } from '../how-many';
import { Bar } from './bar';
import { craftPage } from './nodes';
import { Panel } from './panel';
import { VIEWS } from './views';
import './editor.css';

/** Craft.js brings no editor: this is the smallest that selects, edits a text, moves, copies and undoes. */
function CraftEditor({ data }: { data: string }) {
  return (
    <Editor resolver={VIEWS}>
      <div className="editor">
        <Bar />
        <main className="canvas">
          <Frame data={data} />
        </main>
        <Panel />
      </div>
    </Editor>
  );
}

const place = document.getElementById('app');
if (place) createRoot(place).render(<CraftEditor data={JSON.stringify(craftPage(howMany()))} />);
