import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import type { ShopperCounts } from '@/core/model/operations';
import { eraseShopper, exportShopper, findShopper } from '@/services/operations';
import { useSending } from '../data/use-sending';
import * as common from '../messages';
import { Office } from '../office/office';
import { Confirm } from '../ui/confirm';
import { saveFile } from '../ui/files';
import list from '../ui/list.module.css';
import { Notice, Refusal } from '../ui/states';
import * as messages from './messages';
import styles from './shoppers.module.css';

interface Shopper {
  email: string;
  counts: ShopperCounts;
  /** Reason for which nothing can be erased now, '' for none. */
  blocked: string;
}

const KINDS: readonly { kind: keyof ShopperCounts; label: string }[] = [
  { kind: 'orders', label: messages.orders },
  { kind: 'cases', label: messages.cases },
  { kind: 'photos', label: messages.photos },
  { kind: 'messages', label: messages.messages },
  { kind: 'restock', label: messages.restock },
  { kind: 'mails', label: messages.mails },
];

/** Looks up what the shop has of a shopper, hands it out and erases it. */
export function Shoppers() {
  const { domain, formOf, isSending, failure, problemOf, send } = useSending();
  const [shopper, setShopper] = useState<Shopper | null>(null);
  const [notice, setNotice] = useState('');
  const submit = (text: (name: string) => string) =>
    send(async () => {
      setNotice('');
      setShopper(null);
      const email = text('email').toLowerCase();
      const { blocked, ...counts } = await findShopper({ domain, email });
      setShopper({ email, counts, blocked });
    });
  const problem = problemOf('email');
  return (
    <Office page="shoppers" title={common.shoppers}>
      <p className={styles.hint}>{messages.shoppersHint}</p>
      <Notice>{notice}</Notice>
      <form {...formOf(submit)} className={styles.form}>
        <Field
          label={messages.emailLabel}
          name="email"
          type="email"
          autoComplete="off"
          problem={problem}
        />
        <Button type="submit" look="primary" isBusy={isSending}>
          {isSending ? messages.finding : messages.find}
        </Button>
      </form>
      {failure && !problem && <Refusal>{failure.text}</Refusal>}
      {shopper && (
        <ShopperCard
          key={shopper.email}
          shopper={shopper}
          onErased={() => {
            setShopper(null);
            setNotice(messages.erased(shopper.email));
          }}
        />
      )}
    </Office>
  );
}

interface ShopperCardProps {
  shopper: Shopper;
  onErased: () => void;
}

function ShopperCard({ shopper, onErased }: ShopperCardProps) {
  const { email, counts, blocked } = shopper;
  const { domain, isSending, failure, send } = useSending();
  const [isErasing, setErasing] = useState(false);
  const isEmpty = KINDS.every(({ kind }) => counts[kind] === 0);
  const download = () =>
    send(async () => {
      const { file } = await exportShopper({ domain, email });
      saveFile([file], `${email}.json`, 'application/json');
    });
  if (isEmpty) return <p role="status">{messages.nothing}</p>;
  return (
    <article className={list.card}>
      <h2>{email}</h2>
      <dl className={styles.counts}>
        {KINDS.map(({ kind, label }) => (
          <Count key={kind} label={label} of={counts[kind]} />
        ))}
      </dl>
      <p className={styles.facts}>{messages.reviewsHint}</p>
      {blocked && <Refusal>{blocked}</Refusal>}
      {failure && <Refusal>{failure.text}</Refusal>}
      <div className={styles.buttons}>
        <Button isBusy={isSending} onClick={download}>
          {messages.download}
        </Button>
        {!blocked && (
          <Button look="danger" isBusy={isSending} onClick={() => setErasing(true)}>
            {messages.eraseMenu}
          </Button>
        )}
      </div>
      {isErasing && (
        <EraseDialog email={email} onClose={() => setErasing(false)} onErased={onErased} />
      )}
    </article>
  );
}

function Count({ label, of }: { label: string; of: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{of}</dd>
    </>
  );
}

interface EraseDialogProps {
  email: string;
  onClose: () => void;
  onErased: () => void;
}

/** Says what goes and what stays before a shopper is erased. */
function EraseDialog({ email, onClose, onErased }: EraseDialogProps) {
  const { domain, isSending, failure, send } = useSending();
  const erase = () =>
    send(async () => {
      await eraseShopper({ domain, email });
      onClose();
      onErased();
    });
  return (
    <Confirm
      title={messages.eraseTitle(email)}
      action={messages.erase}
      hint={messages.eraseHint}
      isBusy={isSending}
      failure={failure}
      onConfirm={erase}
      onClose={onClose}
    />
  );
}
