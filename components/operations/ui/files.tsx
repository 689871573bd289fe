import { useRef } from 'react';
import { Button } from '@/components/kit/button';
import * as messages from '../messages';
import styles from './files.module.css';
import { Refusal } from './states';

interface FileButtonProps {
  children: string;
  isBusy: boolean;
  onFile: (file: File) => void;
}

interface CsvButtonsProps {
  isBusy: boolean;
  /** Undefined for who may not import. */
  onImport: ((file: File) => void) | undefined;
  onExport: () => void;
}

/** Exports a CSV file, and imports one. */
export function CsvButtons({ isBusy, onImport, onExport }: CsvButtonsProps) {
  return (
    <>
      {onImport && (
        <FileButton isBusy={isBusy} onFile={onImport}>
          {messages.importCsv}
        </FileButton>
      )}
      <Button isBusy={isBusy} onClick={onExport}>
        {messages.exportCsv}
      </Button>
    </>
  );
}

/** Asks for a CSV file. */
function FileButton({ children, isBusy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button isBusy={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={children}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Hands a file to the browser, to be saved; a CSV file unless it is of another type. */
export function saveFile(parts: readonly string[], name: string, type = 'text/csv'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([...parts], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface Refused {
  line: number;
  message: string;
}

/** Refused lines that are shown; a file of another kind has thousands. */
const MOST_SHOWN = 100;

/** Lines of a file that were not taken, each with its reason. */
export function RefusedLines({ title, refused }: { title: string; refused: readonly Refused[] }) {
  const hidden = refused.length - MOST_SHOWN;
  return (
    <Refusal>
      <p>{title}</p>
      <ul className={styles.refused}>
        {refused.slice(0, MOST_SHOWN).map(({ line, message }) => (
          <li key={`${line} ${message}`}>{messages.refusedLine(line, message)}</li>
        ))}
        {hidden > 0 && <li>{messages.moreLines(hidden)}</li>}
      </ul>
    </Refusal>
  );
}
