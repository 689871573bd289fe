import { useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { redirectFile, redirectLines } from '@/core/rules/address/redirect-file';
import { exportRedirects, importRedirects } from '@/services/operations';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { Refusal } from '../ui/states';
import styles from './redirects.module.css';

interface Refused {
  line: number;
  message: string;
}

/** Refused lines that are shown; a file of another kind has thousands. */
const MOST_SHOWN = 100;

/** Takes redirects in by CSV and writes them out, some lines at a time: the server never has a whole file. */
export function RedirectFiles({ onImported }: { onImported: (notice: string) => void }) {
  const { domain, isSending, failure, send } = useSending();
  const [progress, setProgress] = useState('');
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const input = useRef<HTMLInputElement>(null);

  const importFile = (file: File) =>
    send(async () => {
      setRefused([]);
      let [saved, count] = [0, 0];
      const wrong: Refused[] = [];
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
      save(new Blob(parts, { type: 'text/csv' }), `redirects-${domain}.csv`);
    });

  return (
    <div className={styles.files}>
      <div className={styles.buttons}>
        <Button isBusy={isSending} onClick={() => input.current?.click()}>
          {messages.importRedirects}
        </Button>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept=".csv,text/csv"
          aria-label={messages.importRedirects}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) importFile(file);
            currentTarget.value = '';
          }}
        />
        <Button isBusy={isSending} onClick={exportFile}>
          {messages.exportRedirects}
        </Button>
      </div>
      {progress && <p role="status">{progress}</p>}
      {failure && <Refusal>{failure.text}</Refusal>}
      {refused.length > 0 && <RefusedLines refused={refused} />}
    </div>
  );
}

function RefusedLines({ refused }: { refused: readonly Refused[] }) {
  const hidden = refused.length - MOST_SHOWN;
  return (
    <Refusal>
      <p>{messages.linesRefused(refused.length)}</p>
      <ul className={styles.refused}>
        {refused.slice(0, MOST_SHOWN).map(({ line, message }) => (
          <li key={line}>{messages.refusedLine(line, message)}</li>
        ))}
        {hidden > 0 && <li>{messages.moreLines(hidden)}</li>}
      </ul>
    </Refusal>
  );
}

/** The text of a file, piece by piece. */
async function* textOf(file: File): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
