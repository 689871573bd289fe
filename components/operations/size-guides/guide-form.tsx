import { useLayoutEffect, useRef, useState } from 'react';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import { GUIDE_LIMITS } from '@/core/model/size-guide';
import { longFile } from '@/core/rules/sizes/messages';
import { decodeText } from '@/core/values/decode-text';
import { exportSizeGuides, importSizeGuides } from '@/services/operations';
import { useSending } from '../data/use-sending';
import { Confirm } from '../ui/confirm';
import { CsvButtons, RefusedLines, saveFile } from '../ui/files';
import { Refusal } from '../ui/states';
import * as messages from './messages';
import styles from './size-guides.module.css';
import type { GuideTableText } from './use-table';

interface GuideFormProps {
  table: GuideTableText;
  onSaved: (notice: string) => void;
}

type Problems = { line: number; message: string }[];

/** Bytes of a file that has too many characters in any encoding. */
const MOST_BYTES = 4 * GUIDE_LIMITS.file;

/** Takes size guides as a file or as a pasted table, and writes them to a file. Where a line is wrong the text stays. */
export function GuideForm({ table, onSaved }: GuideFormProps) {
  const { domain, formOf, isSending, failure, send } = useSending();
  const [problems, setProblems] = useState<Problems>([]);
  const maySave = useAuth().can('catalog.write');
  const place = useRef<HTMLDivElement>(null);
  const { text, edits } = table;

  useLayoutEffect(() => {
    if (edits === 0) return;
    setProblems([]);
    place.current?.querySelector('textarea')?.focus();
  }, [edits]);

  const save = async (file: string) => {
    const { saved, holes, problems: refused } = await importSizeGuides({ domain, file });
    setProblems(refused);
    if (refused.length > 0) return;
    table.clear(file);
    onSaved(messages.guidesSaved(saved, holes));
  };
  const read = async (file: File) => {
    setProblems([]);
    if (file.size > MOST_BYTES) {
      setProblems([{ line: 1, message: longFile(GUIDE_LIMITS.file) }]);
      return;
    }
    const contents = decodeText(new Uint8Array(await file.arrayBuffer()));
    table.put(contents);
    await save(contents);
  };
  const importFile = (file: File) => table.replace(() => send(() => read(file)));
  const exportFile = () =>
    send(async () => {
      const { file } = await exportSizeGuides(domain);
      saveFile([file], `size-guides-${domain}.csv`);
    });

  return (
    <div ref={place} className={styles.form}>
      <div className={styles.buttons}>
        <CsvButtons
          isBusy={isSending}
          onImport={maySave ? importFile : undefined}
          onExport={exportFile}
        />
      </div>
      {maySave && (
        <form {...formOf(() => send(() => save(text)))} className={styles.form}>
          <Field
            label={messages.guideTable}
            hint={messages.guideTableHint}
            name="file"
            lines={6}
            value={text}
            onChange={table.setText}
          />
          <div className={styles.buttons}>
            <Button type="submit" look="primary" isBusy={isSending} disabled={text.trim() === ''}>
              {messages.saveGuides}
            </Button>
            {text.trim() === '' && (
              <Button onClick={() => table.put(messages.guideExample)}>
                {messages.startFromExample}
              </Button>
            )}
          </div>
        </form>
      )}
      {failure && <Refusal>{failure.text}</Refusal>}
      {problems.length > 0 && (
        <RefusedLines title={messages.guidesRefused(problems.length)} refused={problems} />
      )}
      {table.isWaiting && (
        <Confirm
          title={messages.replaceTableTitle}
          action={messages.replaceTable}
          hint={messages.replaceTableHint}
          onConfirm={table.agree}
          onClose={table.refuse}
        />
      )}
    </div>
  );
}
