import { describe, expect, it } from 'vitest';
import { withTestDatabase } from '../database';
import { addShop, importCsv, productsOf } from './import-fixture';

const database = withTestDatabase();

describe('the material in a file', () => {
  const FABRIC = 'Fabric (product.metafields.shopify.fabric)';
  const OWN = 'Material (product.metafields.custom.material)';
  const read = async (host: string, header: string, cells: string) => {
    const shop = await addShop(database, host, host);
    const text = `Handle,Title,Variant Price,${header}\ntee,Tee,5,${cells}`;
    const report = await importCsv(database, shop, { text });
    expect(report.unknownColumns).toEqual([]);
    const [tee] = await productsOf(database, shop);
    return tee?.material ?? report.rejections[0]?.reason;
  };

  it('stands in a column of its own or in a metafield, the first that says anything [S3.984]', async () => {
    expect(await read('a.example', 'Material', '100% wool')).toBe('100% wool');
    expect(await read('b.example', FABRIC, 'cotton; linen')).toBe('cotton; linen');
    expect(await read('c.example', `${FABRIC},${OWN},Material`, 'cotton,felt,wool')).toBe('wool');
    expect(await read('d.example', `${FABRIC},${OWN},Material`, ',"felt\n two ",')).toBe(
      'felt two',
    );
  });

  it('is one line of at most 1000 characters; a column stands once [S3.984]', async () => {
    expect(await read('e.example', 'Material', 'x'.repeat(1001))).toBe(
      'the material is longer than 1000 characters',
    );
    for (const header of [`${OWN},${OWN}`, 'Material,material']) {
      await expect(read(`${header.length}.example`, header, 'a,b')).rejects.toThrow('stands twice');
    }
  });
});
