import { type ReactNode, useState } from 'react';
import { roleLabel } from '@/core/model/roles';
import { loadAccount } from '@/services/admins/account';
import { useAnswer } from '../data/use-answer';
import * as office from '../messages';
import { Office } from '../office/office';
import { Section } from '../ui/section';
import { Answered } from '../ui/states';
import styles from './account.module.css';
import { AppSection } from './app-section';
import { LeaveSection } from './leave-section';
import * as messages from './messages';
import { PasskeysSection } from './passkeys-section';
import { PasswordSection } from './password-section';
import { CodesDialog, RecoverySection } from './recovery-section';
import { SessionsSection } from './sessions-section';

/** The account of whoever is logged in: how they log in, where they are, and the way out of the team. */
export function Account() {
  const { answer, reload } = useAnswer('account', loadAccount);
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <Office page="account" title={office.account}>
      <Answered answer={answer} reload={reload}>
        {(account) => (
          <div className={styles.sections}>
            {account.lacksFactor && (
              <Section title={messages.factorFirst} hint={messages.factorFirstHint} />
            )}
            <Section title={messages.profile}>
              <dl className={styles.facts}>
                <Fact label={messages.name}>{account.name || messages.noName}</Fact>
                <Fact label={office.email}>{account.email}</Fact>
                <Fact label={messages.role}>{roleLabel(account.role)}</Fact>
              </dl>
            </Section>
            {!account.lacksFactor && <PasswordSection email={account.email} reload={reload} />}
            <AppSection account={account} reload={reload} onCodes={setCodes} />
            <PasskeysSection account={account} reload={reload} onCodes={setCodes} />
            {!account.lacksFactor && (
              <>
                <RecoverySection account={account} reload={reload} onCodes={setCodes} />
                <SessionsSection account={account} reload={reload} />
                <LeaveSection email={account.email} />
              </>
            )}
            {codes.length > 0 && (
              <CodesDialog codes={codes} email={account.email} onClose={() => setCodes([])} />
            )}
          </div>
        )}
      </Answered>
    </Office>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
