import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import type { SizeGuide } from '@/core/model/size-guide';
import { writeGuideFile } from '@/core/rules/sizes/write-guide-file';
import { decodeText } from '@/core/values/decode-text';
import { exportSizeGuides, importSizeGuides } from '@/services/operations';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { FileButton, RefusedLines, saveFile } from '../ui/files';
import { Refusal } from '../ui/states';
import styles from './size-guides.module.css';

interface GuideFormProps {
  /** The guide to change, null for none. */
  edited: SizeGuide | null;
  onSaved: (notice: string) => void;
}

type Problems = { line: number; message: string }[];

/** Takes size guides as a file or as a pasted table, and writes them to a file. Where a line is wrong the text stays. */
export function GuideForm({ edited, onSaved }: GuideFormProps) {
  const { domain, formOf, isSending, failure, send } = useSending();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<Problems>([]);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!edited) return;
    setText(tableOf(edited));
    setProblems([]);
    place.current?.querySelector('textarea')?.focus();
  }, [edited]);

  const save = (file: string) =>
    send(async () => {
      setProblems([]);
      const { saved, holes, problems: refused } = await importSizeGuides({ domain, file });
      setProblems(refused);
      if (refused.length > 0) return;
      setText('');
      onSaved(messages.guidesSaved(saved, holes));
    });
  const importFile = async (file: File) =>
    save(decodeText(new Uint8Array(await file.arrayBuffer())));
  const exportFile = () =>
    send(async () => {
      const { file } = await exportSizeGuides(domain);
      saveFile([file], `size-guides-${domain}.csv`);
    });

  return (
    <div ref={place} className={styles.form}>
      <div className={styles.buttons}>
        <FileButton isBusy={isSending} onFile={importFile}>
          {messages.importRedirects}
        </FileButton>
        <Button isBusy={isSending} onClick={exportFile}>
          {messages.exportRedirects}
        </Button>
      </div>
      <form {...formOf(() => save(text))} className={styles.form}>
        <Field
          label={messages.guideTable}
          hint={messages.guideTableHint}
          name="file"
          lines={6}
          value={text}
          onChange={setText}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="primary" isBusy={isSending} disabled={text.trim() === ''}>
            {messages.saveGuides}
          </Button>
          {text.trim() === '' && (
            <Button onClick={() => setText(messages.guideExample)}>
              {messages.startFromExample}
            </Button>
          )}
        </div>
      </form>
      {failure && <Refusal>{failure.text}</Refusal>}
      {problems.length > 0 && (
        <RefusedLines title={messages.guidesRefused(problems.length)} refused={problems} />
      )}
    </div>
  );
}

const tableOf = (guide: SizeGuide): string => writeGuideFile([guide]).replace(/^\ufeff/, '');
