import { expect, it } from 'vitest';
import {
  type JournalEvent,
  type JournalPhase,
  nextPhase,
} from '@/store/editor/drafts/journal-machine';

const PHASES = [
  ...(['opening', 'unavailable', 'idle', 'scheduled', 'writing', 'failed', 'closed'] as const),
] satisfies JournalPhase[];

/** By event, in the order of the phases: the one that follows, '' where the event changes nothing. */
const FOLLOWING: Record<JournalEvent, readonly (JournalPhase | '')[]> = {
  opened: ['idle', '', '', '', '', '', ''],
  unopened: ['unavailable', '', '', '', '', '', ''],
  changed: ['', '', 'scheduled', '', '', '', ''],
  writeBegun: ['', '', 'writing', 'writing', 'writing', 'writing', ''],
  writeSpared: ['', '', '', 'idle', '', '', ''],
  written: ['', '', '', '', 'idle', '', ''],
  refused: ['', '', 'failed', 'failed', 'failed', 'failed', ''],
  retried: ['', 'opening', '', '', '', 'idle', ''],
  lost: ['', '', 'opening', 'opening', 'opening', 'opening', ''],
  stopped: ['closed', 'closed', 'closed', 'closed', 'closed', 'closed', ''],
};

it.each(Object.keys(FOLLOWING) as JournalEvent[])(
  'the journal of drafts goes on from each of its phases by: %s [S8.860]',
  (event) => {
    const expected = PHASES.map((phase, at) => FOLLOWING[event][at] || phase);
    expect(PHASES.map((phase) => nextPhase(phase, event))).toEqual(expected);
  },
);
