import { measureLoad, type Target } from './load';
import type { Row } from './report';
import { type PageKind, rotate, rotateAnew, rotateLandings, shopPages } from './shop-pages';

/** What the pages of a shop cost the server, beside the floor of the same run. */
export async function serverRows(
  title: string,
  target: Target,
  floorMs: number | null,
): Promise<Row[]> {
  const kinds = await shopPages(target);
  const anew = await rowsOf(`${title}, every page made anew`, target, kinds, rotateAnew, floorMs);
  const preserved = await rowsOf(`${title}, pages asked for again`, target, kinds, rotate, floorMs);
  return [...anew, ...preserved, ...(await landingRows(title, target, kinds))];
}

/** Rounds of which the mean counts: both take less than a millisecond. */
const ROUNDS = 8;
const LANDING_BUDGET = 2;

/** Cost of a page that an advertisement leads to, beside the same page without its keys, in turn. */
async function landingRows(
  title: string,
  target: Target,
  kinds: readonly PageKind[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, paths } of kinds) {
    let [page, landing] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      page += (await measureLoad(target, rotate(paths))).cpuMs ?? Number.NaN;
      landing += (await measureLoad(target, rotateLandings(paths))).cpuMs ?? Number.NaN;
    }
    const ratio = landing / page;
    rows.push({
      group: `${title}, landings of advertisements`,
      name: `${name}: as a multiple of the page asked for again`,
      unit: 'x',
      value: Number.isNaN(ratio) ? null : ratio,
      budget: LANDING_BUDGET,
    });
  }
  return rows;
}

async function rowsOf(
  group: string,
  target: Target,
  kinds: readonly PageKind[],
  rotation: (paths: readonly string[]) => () => string,
  floorMs: number | null,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, paths, budgets } of kinds) {
    const { cpuMs, perSecond } = await measureLoad(target, rotation(paths));
    const ratio = cpuMs === null || floorMs === null ? null : cpuMs / floorMs;
    rows.push(
      { group, name: `${name}: processor time of app and database`, unit: 'ms', value: cpuMs },
      {
        group,
        name: `${name}: as a multiple of the plain cards`,
        unit: 'x',
        value: ratio,
        budget: budgets.cpuRatio,
      },
      { group, name: `${name}: requests`, unit: '/s', value: perSecond },
    );
  }
  return rows;
}
