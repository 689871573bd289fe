import { useState } from 'react';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { GuideTable } from '@/components/size-guide';
import type { ShopSizeGuide } from '@/core/model/operations';
import { guideTitle } from '@/core/rules/sizes/messages';
import { writeGuideFile } from '@/core/rules/sizes/write-guide-file';
import { loadSizeGuides, removeSizeGuide } from '@/services/operations';
import { useSending } from '../data/use-sending';
import * as common from '../messages';
import { Office } from '../office/office';
import { Confirm } from '../ui/confirm';
import list from '../ui/list.module.css';
import { PagedList } from '../ui/paged-list';
import { Badge, Empty, Notice } from '../ui/states';
import { GuideForm } from './guide-form';
import * as messages from './messages';
import styles from './size-guides.module.css';
import { useTable } from './use-table';

/** The size guides of a shop. */
export function SizeGuides() {
  const [notice, setNotice] = useState('');
  const table = useTable();
  const [edition, setEdition] = useState(0);
  const onChanged = (text: string) => {
    setNotice(text);
    setEdition((before) => before + 1);
  };
  return (
    <Office page="size-guides" title={common.sizeGuides}>
      <p className={styles.hint}>{messages.sizeGuidesHint}</p>
      <Notice>{notice}</Notice>
      <GuideForm table={table} onSaved={onChanged} />
      <PagedList
        edition={edition}
        of="size guides"
        load={loadSizeGuides}
        empty={<Empty title={messages.noGuides}>{messages.noGuidesHint}</Empty>}
      >
        {(guides, { leaveOut }) => (
          <ul className={list.list}>
            {guides.map((guide) => (
              <li key={guide.id}>
                <Guide
                  guide={guide}
                  onEdit={() => table.edit(tableOf(guide))}
                  onRemoved={(name) => {
                    leaveOut(guide);
                    onChanged(messages.guideRemoved(name));
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Office>
  );
}

const tableOf = (guide: ShopSizeGuide): string => writeGuideFile([guide]).replace(/^\ufeff/, '');

interface GuideProps {
  guide: ShopSizeGuide;
  onEdit: () => void;
  onRemoved: (name: string) => void;
}

function Guide({ guide, onEdit, onRemoved }: GuideProps) {
  const { can } = useAuth();
  const [isRemoving, setRemoving] = useState(false);
  const { category, brand, measurements, sizes } = guide;
  const name = guideTitle(category, brand);
  const holes = sizes.flatMap(({ values }) => values).filter((value) => value === '').length;
  const of = <span className="visually-hidden">: {name}</span>;
  return (
    <article className={list.card}>
      <div className={list.head}>
        <h2 className={styles.name}>{name}</h2>
        {holes > 0 && <Badge tone="waiting">{messages.guideHoles(holes)}</Badge>}
      </div>
      <p className={list.muted}>
        {messages.guideFacts(sizes.length, measurements.map((one) => one.name).join(', '))}
      </p>
      <details className={styles.details}>
        <summary>
          {messages.showTable}
          {of}
        </summary>
        <div className={styles.table}>
          <GuideTable guide={guide} />
        </div>
      </details>
      {can('catalog.write') && (
        <div className={styles.buttons}>
          <Button onClick={onEdit}>
            {messages.edit}
            {of}
          </Button>
          <Button onClick={() => setRemoving(true)}>
            {common.remove}
            {of}
          </Button>
        </div>
      )}
      {isRemoving && (
        <RemoveDialog
          {...{ id: guide.id, name }}
          onClose={() => setRemoving(false)}
          onRemoved={() => onRemoved(name)}
        />
      )}
    </article>
  );
}

interface RemoveDialogProps {
  id: string;
  name: string;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a guide is removed. */
function RemoveDialog({ id, name, onClose, onRemoved }: RemoveDialogProps) {
  const { domain, isSending, failure, send } = useSending();
  const remove = () =>
    send(async () => {
      await removeSizeGuide({ domain, id });
      onClose();
      onRemoved();
    });
  return (
    <Confirm
      title={messages.removeGuideTitle(name)}
      action={messages.removeGuide}
      hint={messages.removeGuideHint}
      isBusy={isSending}
      failure={failure}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
