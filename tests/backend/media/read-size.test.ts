import { beforeAll, expect, test } from 'vitest';
import { makeMediaFolders, mediaPaths, writeWhole } from '@/backend/media/files';
import { createSizeReader } from '@/backend/media/read-size';
import { makeFolderOfRun } from '../test-server';
import { makePicture } from './pictures';

const KEYS = Array.from({ length: 8 }, (_, index) => `photo-${index}.png`);
let dir: string;

beforeAll(async () => {
  dir = await makeFolderOfRun();
  const paths = mediaPaths(dir);
  await makeMediaFolders(dir);
  const data = await makePicture('png');
  for (const key of KEYS) await writeWhole(paths, paths.original(key), data, { flush: false });
});

test('whoever waits for a turn holds no original in memory yet', async () => {
  const paths = mediaPaths(dir);
  let opened = 0;
  const openedAtFirstSize: number[] = [];
  const watched = {
    ...paths,
    original: (key: string) => {
      opened += 1;
      return paths.original(key);
    },
    temporary: () => {
      openedAtFirstSize.push(opened);
      return paths.temporary();
    },
  };
  const readSize = createSizeReader(watched, (_, error) => {
    throw error;
  });
  const sizes = await Promise.all(KEYS.map((key) => readSize(key, 160)));
  expect(sizes.every((size) => size !== undefined)).toBe(true);
  expect(opened).toBe(KEYS.length);
  expect(openedAtFirstSize[0]).toBeLessThanOrEqual(3);
});
