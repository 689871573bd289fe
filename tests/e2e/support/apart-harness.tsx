import { createRoot, type Root } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { WrongRole } from '@/components/auth/wrong-role';
import { initSchema } from '@/core/model/shop.schema';
import { makeStore, type RootState } from '@/store/make-store';
import { settingsReceived } from '@/store/slices/shop';

let root: Root | undefined;
let opened = 0;

/** Parts of the shop in a page that brings them nothing along, which no page of the shop is. */
const apart = {
  /** A shop that learns its settings in the browser, and so loads its design there. */
  openShop(said: { domain: string; name: string }) {
    const store = makeStore();
    opened += 1;
    show(
      <Provider key={opened} store={store}>
        <Shop />
      </Provider>,
    );
    store.dispatch(settingsReceived(initSchema.parse({ template: 'classic', ...said })));
  },
  /** A view of who is logged in, without the provider that knows. */
  showLoneSession: () => show(<WrongRole />),
};

function Shop() {
  const name = useSelector(({ shop }: RootState) => shop.name);
  const design = useSelector(({ pageDesign }: RootState) => pageDesign.domainDesign);
  return (
    <main>
      <h1>{name}</h1>
      <p>{design.isLoaded ? `Designed by ${design.company}` : 'As every shop looks'}</p>
    </main>
  );
}

function show(view: React.ReactNode): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(view);
}

declare global {
  interface Window {
    apart: typeof apart;
  }
}

window.apart = apart;
