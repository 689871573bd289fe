import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { renderToString } from 'react-dom/server';
import { firstPicture } from '@/blocks/layout/page-blocks';
import { readLayout } from '@/blocks/layout/read-layout';
import { Blocks } from '@/blocks/render/blocks';
import { FirstPictureContext } from '@/blocks/view-kit/contexts';

/** The blocks of a layout as they leave the server, before there is any script. */
export function renderOnServer(layout: unknown): HTMLElement {
  const nodes = readLayout(layout);
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <RouterContext value={{ asPath: '/' } as NextRouter}>
      <FirstPictureContext value={firstPicture(nodes)}>
        <Blocks nodes={nodes} mode="live" />
      </FirstPictureContext>
    </RouterContext>,
  );
  return page;
}
