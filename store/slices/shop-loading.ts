import type { Dispatch } from '@reduxjs/toolkit';
import { following } from '../follow';
import type { ReducedState } from '../root-reducer';
import { designLoaded } from './page-design';
import { designRequested, domainReceived, domainRequested } from './shop';

/**
 * Once settings are loaded with a hostname, the domain design and the domain are fetched once
 * (spec 4, "Shop initialisation"), unless the server sent them with the page: it has loaded what there is
 * before it renders.
 */
export const loadShopOnce = following<{ shop: ReducedState['shop'] }>((_action, store) => {
  const { dispatch } = store;
  const { shop } = store.getState();
  const { hostname, isSettingsLoaded, isDesignRequested, isDomainRequested } = shop;
  if (!isSettingsLoaded || !hostname) return;
  if (!isDomainRequested) {
    dispatch(domainRequested());
    loadDomainInto(dispatch, hostname);
    // That action leads here again, for the design.
  } else if (!isDesignRequested) {
    dispatch(designRequested());
    loadDesignInto(dispatch, hostname);
  }
});

async function loadDomainInto(dispatch: Dispatch, hostname: string): Promise<void> {
  const domain = await import('@/services/design')
    .then(({ loadDomain }) => loadDomain(hostname))
    .catch(swallow);
  if (domain) dispatch(domainReceived(domain));
}

async function loadDesignInto(dispatch: Dispatch, hostname: string): Promise<void> {
  const design = await import('@/services/design')
    .then(({ loadDesign }) => loadDesign(hostname))
    .catch(swallow);
  if (design) dispatch(designLoaded({ design, loadedAt: new Date().toISOString() }));
}

/** A design that does not load, or whose code does not, costs the design, never the shop (spec 8). */
function swallow(): null {
  return null;
}
