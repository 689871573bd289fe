import type { SubmitEvent } from 'react';
import { Button } from '@/components/kit/button';
import { Choice, Field } from '@/components/kit/field';
import { DateTime } from '@/components/ui';
import type { accountCalls } from '@/core/calls/account';
import type { ResponseOf } from '@/core/calls/call';
import { AUDIT_OUTCOMES } from '@/core/model/account';
import { MAX_EMAIL_LENGTH } from '@/core/values/email';
import { useTimeZone } from '@/hooks/use-shop';
import { exportLog, loadLog } from '@/services/admins/account';
import { useAnswer } from '../data/use-answer';
import { usePlace } from '../data/use-place';
import { useSending } from '../data/use-sending';
import * as office from '../messages';
import { Office } from '../office/office';
import { saveFile } from '../ui/files';
import list from '../ui/list.module.css';
import { Answered, Badge, Empty, Refusal, type Tone } from '../ui/states';
import styles from './log.module.css';
import * as messages from './messages';
import { FILTERS, requestOf } from './read-filters';

type Page = NonNullable<ResponseOf<typeof accountCalls.auditList>['data']>;
type Entry = Page['entries'][number];

/** The audit log. Filters stand in the address, as does the entry that a page begins before. */
export function Log() {
  const { get, go } = usePlace();
  const timeZone = useTimeZone();
  const typed = readAll(get);
  const filters = requestOf(typed, timeZone);
  const before = Number(get('before')) || undefined;
  const { answer, reload } = useAnswer(JSON.stringify([filters, before]), (domain) =>
    loadLog({ domain, ...filters, ...(before && { before }) }),
  );
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Office page="log" title={office.auditLog}>
      <FilterForm key={JSON.stringify(typed)} typed={typed} onFilter={go} />
      <Export filters={filters} />
      <Answered answer={answer} reload={reload}>
        {({ entries, next }) => (
          <>
            <Entries entries={entries} isFiltered={isFiltered} />
            <nav className={list.buttons} aria-label={office.pagesOf(messages.entries)}>
              {before && <Button onClick={() => go(typed)}>{messages.newest}</Button>}
              {next && (
                <Button onClick={() => go({ ...typed, before: String(next) })}>
                  {office.older}
                </Button>
              )}
            </nav>
          </>
        )}
      </Answered>
    </Office>
  );
}

const readAll = (get: (name: string) => string) => ({
  ...{ actor: get('actor'), action: get('action'), outcome: get('outcome') },
  ...{ from: get('from'), until: get('until') },
});

const ANY = { value: '', label: messages.all };
const ACTIONS = [
  ANY,
  ...Object.entries(messages.actions).map(([value, label]) => ({ value, label })),
];
const OUTCOME_LABELS = {
  ...{ begun: messages.begun, done: messages.done },
  ...{ refused: messages.refused, denied: messages.denied },
};
const OUTCOMES = [ANY, ...AUDIT_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))];

interface FilterFormProps {
  typed: ReturnType<typeof readAll>;
  onFilter: (filters: Readonly<Record<string, string>>) => void;
}

function FilterForm({ typed, onFilter }: FilterFormProps) {
  const filter = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = FILTERS.map((name) => [name, String(form.get(name) ?? '').trim()]);
    onFilter(Object.fromEntries(chosen));
  };
  return (
    <search>
      <form className={styles.filters} onSubmit={filter}>
        <Field
          label={messages.who}
          placeholder={messages.whoHint}
          name="actor"
          maxLength={MAX_EMAIL_LENGTH}
          defaultValue={typed.actor}
        />
        <Choice label={messages.what} name="action" options={ACTIONS} defaultValue={typed.action} />
        <Choice
          label={messages.outcome}
          name="outcome"
          options={OUTCOMES}
          defaultValue={typed.outcome}
        />
        <Field label={messages.from} name="from" type="date" defaultValue={typed.from} />
        <Field label={messages.until} name="until" type="date" defaultValue={typed.until} />
        <div className={list.buttons}>
          <Button type="submit">{office.show}</Button>
          <Button look="quiet" onClick={() => onFilter({})}>
            {messages.clearFilters}
          </Button>
        </div>
      </form>
    </search>
  );
}

function Export({ filters }: { filters: ReturnType<typeof requestOf> }) {
  const { domain, isSending, failure, send } = useSending();
  const save = () =>
    send(async () => {
      const { file } = await exportLog({ domain, ...filters });
      saveFile([file], `audit-log-${domain}.csv`);
    });
  return (
    <>
      {failure && <Refusal>{failure.text}</Refusal>}
      <div className={list.buttons}>
        <Button isBusy={isSending} onClick={save}>
          {messages.exportCsv}
        </Button>
      </div>
    </>
  );
}

function Entries({ entries, isFiltered }: { entries: readonly Entry[]; isFiltered: boolean }) {
  if (entries.length > 0) {
    return (
      <ol className={styles.entries} aria-label={messages.entries}>
        {entries.map((entry) => (
          <LogEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    );
  }
  return (
    <Empty title={isFiltered ? messages.noMatches : messages.noEntries}>
      {isFiltered ? messages.noMatchesHint : messages.noEntriesHint}
    </Empty>
  );
}

const TONES: Readonly<Record<Entry['outcome'], Tone>> = {
  ...{ done: 'good', begun: 'waiting', refused: 'bad', denied: 'bad' },
};

/** A command of the server has no account. */
const COMMAND = 'npm run ';

function LogEntry({ entry }: { entry: Entry }) {
  const { at, actor, action, subject, outcome, network } = entry;
  const anonymous = action.startsWith(COMMAND) ? messages.onServer : messages.nobody;
  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        {messages.actions[action] ?? action}
        {subject && <code className={styles.subject}>{subject}</code>}
      </p>
      <Badge tone={TONES[outcome]}>{OUTCOME_LABELS[outcome]}</Badge>
      <p className={styles.who}>{actor || anonymous}</p>
      <p className={styles.when}>
        <DateTime at={at} />
        {network && ` ${messages.network} ${network}`}
      </p>
    </li>
  );
}
