export type JournalPhase =
  /** The browser's database is being opened, for the first time or after it was lost. */
  | 'opening'
  /** Phase of a journal that cannot be opened, for now or for good. */
  | 'unavailable'
  | 'idle'
  /** A write begins after the next frame. */
  | 'scheduled'
  | 'writing'
  /** The browser has refused a write, and is left alone for a while. */
  | 'failed'
  | 'closed';

type Transitions = Partial<Record<JournalEvent, JournalPhase>>;

export type JournalEvent =
  | 'opened'
  | 'unopened'
  | 'changed'
  | 'writeBegun'
  /** The pending write has been done already. */
  | 'writeSpared'
  | 'written'
  | 'refused'
  | 'retried'
  | 'lost'
  | 'stopped';

/** Every open document can be lost; a write begins at once when the page goes. */
const OPEN: Transitions = {
  ...{ writeBegun: 'writing', refused: 'failed', lost: 'opening', stopped: 'closed' },
};

const TRANSITIONS: Readonly<Record<JournalPhase, Transitions>> = {
  opening: { opened: 'idle', unopened: 'unavailable', stopped: 'closed' },
  unavailable: { retried: 'opening', stopped: 'closed' },
  idle: { ...OPEN, changed: 'scheduled' },
  scheduled: { ...OPEN, writeSpared: 'idle' },
  writing: { ...OPEN, written: 'idle' },
  failed: { ...OPEN, retried: 'idle' },
  closed: {},
};

/** The phase that follows an event; one that is out of its time changes nothing. */
export const nextPhase = (phase: JournalPhase, event: JournalEvent): JournalPhase =>
  TRANSITIONS[phase][event] ?? phase;
