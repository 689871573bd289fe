import type { Browser } from 'playwright';
import { measurePaint } from './browser-metrics';
import { countBlocks, manyBlocks, storePages, thirtyBlocks } from './designed-pages';
import { measureLoad, type Target } from './load';
import { weighPage } from './page-weight';
import type { Row } from './report';
import { DESIGNED_BUDGETS, rotateAnew } from './shop-pages';

const HOME = 'thirty-blocks';
const LONG = 'five-hundred-blocks';
const LONG_BLOCKS = 500;

const SCRIPT_BUDGET_KB = 170;
const SCRIPT_BUDGET_KB_PER_TYPE = 4;
const LONG_CPU_BUDGET_MS = 60;
const LONGEST_TASK_BUDGET_MS = 200;

/** What pages cost that a shop has designed: one as shops build them, and one that is very long. */
export async function designedRows(
  target: Target,
  dataDir: string,
  browser: Browser,
  floorMs: number | null,
): Promise<Row[]> {
  await storePages(dataDir, target.host, (picture) => ({
    [HOME]: thirtyBlocks(picture),
    [LONG]: manyBlocks(LONG_BLOCKS),
  }));
  return [...(await homeRows(target, browser, floorMs)), ...(await longRows(target, browser))];
}

async function homeRows(target: Target, browser: Browser, floorMs: number | null): Promise<Row[]> {
  const { blocks, types } = countBlocks(thirtyBlocks(''));
  const group = `A designed page of ${blocks} blocks of ${types} types, two product grids of 8`;
  const path = `/${HOME}`;
  const { cpuMs } = await measureLoad(target, rotateAnew([path]));
  const { htmlKb, scriptKb } = await weighPage(target, path);
  const { lcpMs, tbtMs, cls } = await measurePaint(browser, urlOf(target, path));
  const ratio = cpuMs === null || floorMs === null ? null : cpuMs / floorMs;
  const scriptBudget = SCRIPT_BUDGET_KB + types * SCRIPT_BUDGET_KB_PER_TYPE;
  const budget = Math.min(scriptBudget, DESIGNED_BUDGETS.scriptKb);
  return [
    { group, name: 'processor time of app and database', unit: 'ms', value: cpuMs },
    {
      group,
      name: 'as a multiple of the plain cards',
      unit: 'x',
      value: ratio,
      budget: DESIGNED_BUDGETS.cpuRatio,
    },
    { group, name: 'HTML', unit: 'KB', value: htmlKb, budget: DESIGNED_BUDGETS.htmlKb },
    { group, name: 'first-load JavaScript', unit: 'KB', value: scriptKb, budget },
    { group, name: 'largest contentful paint', unit: 'ms', value: lcpMs },
    { group, name: 'blocking time', unit: 'ms', value: tbtMs },
    { group, name: 'layout shift', unit: '', value: cls, budget: 0 },
  ];
}

async function longRows(target: Target, browser: Browser): Promise<Row[]> {
  const group = `A page of ${LONG_BLOCKS} blocks`;
  const path = `/${LONG}`;
  const { cpuMs } = await measureLoad(target, rotateAnew([path]));
  const { longestMs } = await measurePaint(browser, urlOf(target, path));
  return [
    {
      group,
      name: 'processor time of app and database',
      unit: 'ms',
      value: cpuMs,
      budget: LONG_CPU_BUDGET_MS,
    },
    {
      group,
      name: 'longest task, processor slowed four times',
      unit: 'ms',
      value: longestMs,
      budget: LONGEST_TASK_BUDGET_MS,
    },
  ];
}

const urlOf = ({ host, port }: Target, path: string): string => `http://${host}:${port}${path}`;
