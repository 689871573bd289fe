import { describe, expect, it } from 'vitest';
import { type SlotBox, targetAt } from '@/components/editor/drag/geometry';

const rect = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top },
  ...{ right: left + width, bottom: top + height },
});

/** Two columns within a container that has blocks above and below; the second column is empty. */
const inner: SlotBox[] = [
  {
    ...{ parent: 'grid', slot: 0, isRow: false },
    rect: rect(20, 120, 180, 160),
    items: [
      { key: 'one', rect: rect(20, 120, 180, 80), slots: [] },
      { key: 'two', rect: rect(20, 200, 180, 80), slots: [] },
    ],
  },
  { parent: 'grid', slot: 1, isRow: false, rect: rect(210, 120, 170, 160), items: [] },
];
const page: SlotBox[] = [
  {
    ...{ parent: 'root', slot: 0, isRow: false },
    rect: rect(0, 0, 400, 500),
    items: [
      { key: 'top', rect: rect(0, 0, 400, 100), slots: [] },
      { key: 'grid', rect: rect(0, 100, 400, 200), slots: inner },
      { key: 'end', rect: rect(0, 300, 400, 100), slots: [] },
    ],
  },
];

const positionAt = (x: number, y: number) => targetAt(page, { x, y })?.position;

describe('what a pointer drops upon', () => {
  it('is between two blocks, by their halves [S4.780]', () => {
    expect(positionAt(200, 20)).toEqual({ parent: 'root', slot: 0, index: 0 });
    expect(positionAt(200, 80)).toEqual({ parent: 'root', slot: 0, index: 1 });
    expect(positionAt(200, 390)).toEqual({ parent: 'root', slot: 0, index: 3 });
    expect(positionAt(200, 480)).toEqual({ parent: 'root', slot: 0, index: 3 });
  });

  it('is the deepest container under it [S4.780]', () => {
    expect(positionAt(60, 140)).toEqual({ parent: 'grid', slot: 0, index: 0 });
    expect(positionAt(60, 190)).toEqual({ parent: 'grid', slot: 0, index: 1 });
    expect(positionAt(60, 270)).toEqual({ parent: 'grid', slot: 0, index: 2 });
  });

  it('is beside a container at its edge, not inside [S4.780]', () => {
    expect(positionAt(60, 105)).toEqual({ parent: 'root', slot: 0, index: 1 });
    expect(positionAt(60, 295)).toEqual({ parent: 'root', slot: 0, index: 2 });
    expect(positionAt(60, 109)).toEqual({ parent: 'grid', slot: 0, index: 0 });
  });

  it('is an empty column, shown as a place [S4.781]', () => {
    const target = targetAt(page, { x: 300, y: 180 });
    expect(target).toEqual({
      position: { parent: 'grid', slot: 1, index: 0 },
      line: rect(210, 120, 170, 160),
      kind: 'place',
    });
  });

  it('is the nearest column where it is in none', () => {
    expect(positionAt(12, 150)?.slot).toBe(0);
    expect(positionAt(388, 150)?.slot).toBe(1);
  });

  it('is before or behind what stands beside it in a row, wrapped or not', () => {
    const row: SlotBox = {
      ...{ parent: 'root', slot: 0, isRow: true, rect: rect(0, 0, 300, 200) },
      items: [
        { key: 'a', rect: rect(0, 0, 100, 100), slots: [] },
        { key: 'b', rect: rect(100, 10, 100, 60), slots: [] },
        { key: 'c', rect: rect(0, 100, 100, 100), slots: [] },
      ],
    };
    const at = (x: number, y: number) => targetAt([row], { x, y });
    expect(at(20, 50)?.position.index).toBe(0);
    expect(at(90, 50)?.position.index).toBe(1);
    expect(at(190, 50)?.position.index).toBe(2);
    expect(at(280, 50)?.line).toEqual({ left: 200, right: 200, top: 0, bottom: 100 });
  });

  it('of containers that fill each other has an edge for each', () => {
    const tight: SlotBox[] = [
      {
        ...{ parent: 'root', slot: 0, isRow: false, rect: rect(0, 0, 100, 100) },
        items: [
          {
            ...{ key: 'outer', rect: rect(0, 0, 100, 100) },
            slots: [
              {
                ...{ parent: 'outer', slot: 0, isRow: false, rect: rect(0, 0, 100, 100) },
                items: [
                  {
                    ...{ key: 'inner', rect: rect(0, 0, 100, 100) },
                    slots: [
                      {
                        ...{ parent: 'inner', slot: 0, isRow: false, items: [] },
                        rect: rect(0, 0, 100, 100),
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ];
    const parentAt = (y: number) => targetAt(tight, { x: 50, y })?.position.parent;
    expect([2, 12, 22].map(parentAt)).toEqual(['root', 'outer', 'inner']);
  });
});
