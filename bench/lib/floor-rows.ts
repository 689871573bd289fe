import { measurePaint, openBrowser } from './browser-metrics';
import { openFloorApp } from './floor-app';
import { measureLoad, type Target } from './load';
import { weighPage } from './page-weight';
import type { Row } from './report';

const FLOORS = [
  { name: 'constant page', path: '/constant' },
  { name: 'plain cards', path: '/cards' },
];

/** What Next itself costs here and now, and what 15 plain cards cost on it. */
export async function measureFloors(): Promise<{ rows: Row[]; cardsMs: number | null }> {
  const server = await openFloorApp();
  const browser = await openBrowser();
  try {
    const target: Target = { ...server, postmaster: null, host: 'localhost' };
    const rows: Row[] = [];
    let cardsMs: number | null = null;
    for (const { name, path } of FLOORS) {
      const { cpuMs, perSecond } = await measureLoad(target, () => path);
      const { htmlKb, scriptKb } = await weighPage(target, path);
      const paint = await measurePaint(browser, `http://${target.host}:${target.port}${path}`);
      cardsMs = cpuMs;
      const group = `Floor: ${name}`;
      rows.push(
        { group, name: 'processor time', unit: 'ms', value: cpuMs },
        { group, name: 'requests', unit: '/s', value: perSecond },
        { group, name: 'HTML', unit: 'KB', value: htmlKb },
        { group, name: 'first-load JavaScript', unit: 'KB', value: scriptKb },
        { group, name: 'largest contentful paint', unit: 'ms', value: paint.lcpMs },
        { group, name: 'blocking time', unit: 'ms', value: paint.tbtMs },
      );
    }
    return { rows, cardsMs };
  } finally {
    await browser.close();
    await server.stop();
  }
}
