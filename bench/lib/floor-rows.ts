import { measurePaint, openBrowser } from './browser-metrics';
import { openFloorApp } from './floor-app';
import { type Load, measureLoad, type Target } from './load';
import { weighPage } from './page-weight';
import type { Row } from './report';

const CARDS = '/cards';
const FLOORS = [
  { name: 'constant page', path: '/constant' },
  { name: 'plain cards', path: CARDS },
];

/** What Next itself costs here and now, and 15 plain cards on it, which stay open to be compared with. */
export async function measureFloors(): Promise<{
  rows: Row[];
  cards: Load;
  stop: () => Promise<void>;
}> {
  const server = await openFloorApp();
  const target: Target = { ...server, postmaster: null, host: 'localhost' };
  const rows = await floorRows(target).catch(async (error) => {
    await server.stop();
    throw error;
  });
  return { rows, cards: { target, nextPath: () => CARDS }, stop: server.stop };
}

async function floorRows(target: Target): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const { name, path } of FLOORS) {
      const { cpuMs, perSecond } = await measureLoad({ target, nextPath: () => path });
      const { htmlKb, scriptKb } = await weighPage(target, path);
      const paint = await measurePaint(browser, `http://${target.host}:${target.port}${path}`);
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
    return rows;
  } finally {
    await browser.close();
  }
}
