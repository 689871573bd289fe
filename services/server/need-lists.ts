import { dataNeedSchema } from '@/core/calls/block-data.schema';
import { type DataNeed, MAX_NEEDS, MAX_NEEDS_LENGTH } from '@/core/model/data-need';

const BRACKETS = 2;
const COMMA = 1;

/** Needs in lists that one call takes each, in order; one that no call takes is left out, at no other's cost. */
export function needLists(needs: readonly DataNeed[]): DataNeed[][] {
  const lists: DataNeed[][] = [];
  let room = 0;
  for (const need of needs) {
    if (!dataNeedSchema.safeParse(need).success) continue;
    const length = JSON.stringify(need).length + COMMA;
    const list = lists.at(-1);
    if (list && list.length < MAX_NEEDS && length <= room) {
      list.push(need);
      room -= length;
    } else {
      lists.push([need]);
      room = MAX_NEEDS_LENGTH - BRACKETS - length;
    }
  }
  return lists;
}
