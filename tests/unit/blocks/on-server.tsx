import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { renderToString } from 'react-dom/server';
import { Blocks } from '@/components/blocks/blocks';
import { FirstPictureContext } from '@/components/blocks/kit/first-picture';
import { firstPicture } from '@/core/layout/first-picture';
import { readLayout } from '@/core/layout/read-layout';

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
