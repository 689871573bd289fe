import { type ReactNode, useState } from 'react';
import { Button } from '@/components/kit/button';
import * as messages from '../messages';

interface CopyButtonProps {
  text: string;
  /** Name of the button where its label alone does not say what it copies. */
  name?: string;
  children?: ReactNode;
}

/** Copies a text, and says so in its place. */
export function CopyButton({ text, name, children = messages.copy }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button onClick={copy} aria-label={name}>
      {isCopied ? messages.copied : children}
    </Button>
  );
}
