import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import type { ShopRedirect } from '@/core/model/operations';
import { loadRedirects, removeRedirect, saveRedirect } from '@/services/operations';
import { usePlace } from '../data/use-place';
import { useSending } from '../data/use-sending';
import * as common from '../messages';
import { Office } from '../office/office';
import { PagedList } from '../ui/paged-list';
import { Empty, Notice, Refusal } from '../ui/states';
import * as messages from './messages';
import { RedirectFiles } from './redirect-files';
import styles from './redirects.module.css';

/** The redirects of a shop. What is searched for stands in the address. */
export function Redirects() {
  const { get, go } = usePlace();
  const [notice, setNotice] = useState('');
  const [edition, setEdition] = useState(0);
  const search = get('q');
  const { can } = useAuth();
  const onChanged = (text: string) => {
    setNotice(text);
    setEdition((before) => before + 1);
  };
  return (
    <Office page="redirects" title={common.redirects}>
      <p className={styles.hint}>{messages.redirectsHint}</p>
      <Notice>{notice}</Notice>
      {can('pages.write') && (
        <RedirectForm onSaved={(path) => onChanged(messages.redirectSaved(path))} />
      )}
      <RedirectFiles onImported={onChanged} />
      <RedirectSearch search={search} onSearch={(q) => go({ q })} />
      <PagedList
        edition={edition}
        of="redirects"
        load={(of) => loadRedirects({ ...of, search })}
        query={{ q: search }}
        empty={
          <Empty title={search ? messages.noSuchRedirect : messages.noRedirects}>
            {search ? undefined : messages.noRedirectsHint}
          </Empty>
        }
      >
        {(redirects, { leaveOut }) => (
          <RedirectTable
            redirects={redirects}
            onRemoved={(redirect) => {
              leaveOut(redirect);
              onChanged(messages.redirectRemoved(redirect.path));
            }}
          />
        )}
      </PagedList>
    </Office>
  );
}

function RedirectForm({ onSaved }: { onSaved: (path: string) => void }) {
  const { domain, formOf, isSending, failure, problemOf, send } = useSending();
  const [edition, setEdition] = useState(0);
  const save = (text: (name: string) => string) =>
    send(async () => {
      const [path, target] = [text('path'), text('target')];
      await saveRedirect({ domain, path, target });
      setEdition((before) => before + 1);
      onSaved(path);
    });
  return (
    <form key={edition} {...formOf(save)} className={styles.form}>
      <Field
        label={messages.redirectFrom}
        hint={messages.redirectFromHint}
        problem={problemOf('path')}
        name="path"
        inputMode="url"
      />
      <Field
        label={messages.redirectTo}
        hint={messages.redirectToHint}
        problem={problemOf('target')}
        name="target"
        inputMode="url"
      />
      {failure?.path === '' && <Refusal>{failure.text}</Refusal>}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" isBusy={isSending}>
          {messages.saveRedirect}
        </Button>
      </div>
    </form>
  );
}

function RedirectSearch({ search, onSearch }: { search: string; onSearch: (q: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  // Gone back, the field says what is shown.
  useEffect(() => {
    const field = form.current?.elements.namedItem('q');
    if (field instanceof HTMLInputElement) field.value = search;
  }, [search]);
  return (
    <search>
      <form
        ref={form}
        className={styles.search}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
        }}
      >
        <Field
          label={messages.searchRedirects}
          name="q"
          type="search"
          maxLength={200}
          defaultValue={search}
        />
        <Button type="submit">{common.search}</Button>
      </form>
    </search>
  );
}

interface RedirectTableProps {
  redirects: readonly ShopRedirect[];
  onRemoved: (redirect: ShopRedirect) => void;
}

function RedirectTable({ redirects, onRemoved }: RedirectTableProps) {
  const { can } = useAuth();
  const { domain, isSending, failure, send } = useSending();
  const remove = (redirect: ShopRedirect) =>
    send(async () => {
      await removeRedirect({ domain, id: redirect.id });
      onRemoved(redirect);
    });
  return (
    <>
      {failure && <Refusal>{failure.text}</Refusal>}
      <table className={styles.table} aria-busy={isSending}>
        <caption className="visually-hidden">{messages.redirectsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.redirectFrom}</th>
            <th scope="col">{messages.redirectTo}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {redirects.map((redirect) => (
            <tr key={redirect.id}>
              <th scope="row">{redirect.path}</th>
              <td>{redirect.target}</td>
              <td className={styles.remove}>
                {can('pages.write') && (
                  <Button isBusy={isSending} onClick={() => remove(redirect)}>
                    {common.remove}
                    <span className="visually-hidden">: {redirect.path}</span>
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
