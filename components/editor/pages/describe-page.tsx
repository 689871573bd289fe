import { useId } from 'react';
import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { Field } from '@/components/kit/field';
import { BUILT_IN_TITLES } from '@/core/model/page';
import { pageTitle, shopName } from '@/core/rules/seo/titles';
import { ownEntry } from '@/core/values/own-entry';
import type { Conflict } from '@/core/values/value-conflicts';
import { useShop } from '@/hooks/use-shop';
import { SearchResult, SHOWN_DESCRIPTION, SHOWN_TITLE } from '../form/search-result';
import { type Choice, ConflictsDialog } from '../ui/conflicts-dialog';
import styles from './describe-page.module.css';
import { addressOf, type PageRow } from './list/page-list';
import { descriptionProblem, nameProblem } from './list/page-text-problems';
import * as messages from './messages';
import { usePageText } from './use-page-text';

export function DescribePage({ row, onClose }: { row: PageRow; onClose: () => void }) {
  const id = useId();
  const page = usePageText(row.page, onClose);
  const { hostname: host, template, metadataTitle } = useShop();
  const isOwn = row.kind === 'own';
  const ownTitle = ownEntry<string>(BUILT_IN_TITLES, row.page) ?? page.name;
  const naming = { host, template, metadataTitle };
  const title = pageTitle(naming, ownTitle);
  const before = title.slice(0, Math.max(0, title.indexOf(ownTitle)));
  return (
    <>
      <Dialog
        title={isOwn ? messages.nameAndDescription : messages.descriptionOf(row.name)}
        width={560}
        onClose={onClose}
        cancel={messages.cancel}
        actions={
          <Button look="primary" disabled={!page.isLoaded || page.isSaving} onClick={page.save}>
            {page.isSaving ? messages.saving : messages.save}
          </Button>
        }
      >
        <div className={styles.form} aria-busy={!page.isLoaded}>
          {isOwn && (
            <Field
              id={`${id}-name`}
              label={messages.name}
              hint={messages.addressHint(row.address)}
              autoFocus
              spellCheck
              readOnly={page.isSaving}
              value={page.name}
              count={{ length: page.name.trim().length, most: SHOWN_TITLE - before.length }}
              problem={page.isLoaded ? nameProblem(page.name) : undefined}
              onChange={page.setName}
            />
          )}
          <Field
            id={`${id}-description`}
            label={messages.description}
            hint={messages.descriptionHint(SHOWN_DESCRIPTION)}
            autoFocus={!isOwn}
            spellCheck
            lines={4}
            readOnly={page.isSaving}
            value={page.description}
            count={{ length: page.description.length, most: SHOWN_DESCRIPTION }}
            problem={descriptionProblem(page.description)}
            onChange={page.setDescription}
          />
          <SearchResult
            site={shopName(naming)}
            address={`${host}${addressOf(row.page)}`}
            title={title}
            description={page.description.trim()}
          />
          {page.failure && (
            <p role="alert" className={styles.failure}>
              {page.failure}
            </p>
          )}
        </div>
      </Dialog>
      {page.conflict && (
        <ConflictsDialog
          title={messages.textConflict}
          verb={messages.save}
          choices={page.conflict.conflicts.map(choiceOf)}
          onSettle={page.settle}
          onClose={page.postpone}
        />
      )}
    </>
  );
}

function choiceOf({ path, mine, theirs }: Conflict<string>): Choice {
  const label = path === 'name' ? messages.name : messages.description;
  return { path, label, mine: mine || messages.empty, theirs: theirs || messages.empty };
}
