import { useState } from 'react';
import { useAuth } from '@/components/auth';
import { redirectFile, redirectLines } from '@/core/rules/address/redirect-file';
import { exportRedirects, importRedirects } from '@/services/operations';
import { useSending } from '../data/use-sending';
import * as common from '../messages';
import { CsvButtons, RefusedLines, saveFile } from '../ui/files';
import { Refusal } from '../ui/states';
import * as messages from './messages';
import styles from './redirects.module.css';

type Refused = { line: number; message: string }[];

/** Takes redirects in by CSV and writes them out, some lines at a time: the server never has a whole file. */
export function RedirectFiles({ onImported }: { onImported: (notice: string) => void }) {
  const { domain, isSending, failure, send } = useSending();
  const { can } = useAuth();
  const [progress, setProgress] = useState('');
  const [refused, setRefused] = useState<Refused>([]);

  const importFile = (file: File) =>
    send(async () => {
      setRefused([]);
      let [saved, count] = [0, 0];
      const wrong: Refused = [];
      try {
        for await (const lines of redirectLines(textOf(file))) {
          const result = await importRedirects({ domain, lines });
          saved += result.saved;
          count += lines.length;
          wrong.push(...result.refused);
          setProgress(messages.importing(count));
        }
      } finally {
        setProgress('');
        setRefused(wrong);
        if (saved > 0 || wrong.length > 0) onImported(messages.imported(saved));
      }
    });

  const exportFile = () =>
    send(async () => {
      const load = async (after: string) => (await exportRedirects({ domain, after })).entries;
      const parts: string[] = [];
      for await (const part of redirectFile(load)) parts.push(part);
      saveFile(parts, `redirects-${domain}.csv`);
    });

  return (
    <div className={styles.files}>
      <div className={styles.buttons}>
        <CsvButtons
          isBusy={isSending}
          onImport={can('pages.write') ? importFile : undefined}
          onExport={exportFile}
        />
      </div>
      {progress && <p role="status">{progress}</p>}
      {failure && <Refusal>{failure.text}</Refusal>}
      {refused.length > 0 && (
        <RefusedLines title={common.linesRefused(refused.length)} refused={refused} />
      )}
    </div>
  );
}

/** The text of a file, piece by piece. */
async function* textOf(file: File): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
