import { useState } from 'react';
import { Button } from '../ui/button';
import styles from './payments.module.css';

interface WebhookAddressProps {
  address: string;
  /** Who is to be told of it. */
  of: string;
}

/** What is to be entered at a provider, so that it tells the shop of payments. */
export function WebhookAddress({ address, of }: WebhookAddressProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.webhook}>
      <p>Enter this address at {of} as a webhook:</p>
      <code className={styles.address}>{address}</code>
      <Button onClick={copy} aria-label={`Copy the webhook address for ${of}`}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
