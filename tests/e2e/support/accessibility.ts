import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Finding {
  id: string;
  impact: string | null;
  nodes: { html: string }[];
}

/** What axe finds serious on a page, each with the elements it is about. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate<{ violations: Finding[] }>('window.axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
}
