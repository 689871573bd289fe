import type { InvalidDraft } from '@/components/kit/use-draft';
import type { Tab } from './plan';

const KEY = 'hemline.editor.panel';

interface Kept {
  tab: Tab;
  /** Groups that were opened or closed by hand, by `type/tab/title`. */
  groups: Record<string, boolean>;
}

/**
 * The state in which an admin left the panel: it outlives the page as far as the browser allows, and what is of this
 * visit alone (where it was scrolled to, what could not be taken) as long as the page.
 */
export const panelMemory = {
  kept: undefined as Kept | undefined,
  scrolled: new Map<string, number>(),
  drafts: new Map<string, InvalidDraft>(),
};

export function keptPanel(): Kept {
  panelMemory.kept ??= storedPanel();
  return panelMemory.kept;
}

export function keepPanel(change: Partial<Kept>): void {
  panelMemory.kept = { ...keptPanel(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(panelMemory.kept));
  } catch {
    // It lasts as long as the page then.
  }
}

function storedPanel(): Kept {
  const fresh: Kept = { tab: 'content', groups: {} };
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof raw === 'object' ? { ...fresh, ...raw } : fresh;
  } catch {
    return fresh;
  }
}
