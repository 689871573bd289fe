import { type Load, measureBeside, type Target } from './load';
import type { Row } from './report';
import { type PageKind, rotate, rotateAnew, shopPages } from './shop-pages';

/** What the pages of a shop cost the server, beside the floor. */
export async function serverRows(title: string, target: Target, floor: Load): Promise<Row[]> {
  const kinds = await shopPages(target);
  const anew = await rowsOf(`${title}, every page made anew`, target, kinds, rotateAnew, floor);
  const kept = await rowsOf(`${title}, pages asked for again`, target, kinds, rotate, floor);
  return [...anew, ...kept];
}

async function rowsOf(
  group: string,
  target: Target,
  kinds: readonly PageKind[],
  rotation: (paths: readonly string[]) => () => string,
  floor: Load,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, paths, budgets } of kinds) {
    const load = { target, nextPath: rotation(paths) };
    const { cpuMs, perSecond, ratio } = await measureBeside(load, floor);
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
