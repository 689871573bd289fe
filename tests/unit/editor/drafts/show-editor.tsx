import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { AuthProvider } from '@/components/auth';
import { Drafts, SavedLight } from '@/components/editor/drafts';
import type { makeEditor } from './editor-store';

/** The editor's light and what watches over its drafts, around nothing. */
export function showDrafts(
  editor: ReturnType<typeof makeEditor>,
  inside: ReactElement | null = null,
) {
  return render(
    <Provider store={editor.store}>
      <AuthProvider>
        <Drafts>
          <SavedLight />
          {inside}
        </Drafts>
      </AuthProvider>
    </Provider>,
  );
}
