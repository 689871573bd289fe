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
  const readSize = createSizeReader(watched, {
    onBroken: (_, error) => {
      throw error;
    },
    onUnsaved: (_, error) => {
      throw error;
    },
  });
  const sizes = await Promise.all(KEYS.map((key) => readSize(key, 160)));
  expect(sizes.every((size) => size !== undefined)).toBe(true);
  expect(opened).toBe(KEYS.length);
  expect(openedAtFirstSize[0]).toBeLessThanOrEqual(3);
});

test('a size that cannot be kept is sent all the same, and told each time [S7.1620]', async () => {
  const paths = mediaPaths(dir);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const unsaved: unknown[] = [];
  const readSize = createSizeReader(
    {
      ...paths,
      temporary: () => {
        throw full;
      },
    },
    {
      onBroken: (_, error) => {
        throw error;
      },
      onUnsaved: (key, error) => unsaved.push([key, error]),
    },
  );
  for (const _ of [1, 2]) {
    expect((await readSize('photo-0.png', 320))?.subarray(0, 4).toString()).toBe('RIFF');
  }
  expect(unsaved).toEqual([
    ['photo-0.png', full],
    ['photo-0.png', full],
  ]);
});
