import { useState } from 'react';
import { loadPayments } from '@/services/operations';
import { useAnswer } from '../data/use-answer';
import { useDomain } from '../data/use-domain';
import { Office } from '../office/office';
import { Answered, Told } from '../ui/states';
import { PROVIDERS } from './payment-fields';
import { PaymentStatus } from './payment-status';
import { ProviderForm } from './provider-form';

/** Who takes the payments of a shop, and by which keys. */
export function Payments() {
  return (
    <Office page="payments" title="Payments">
      <PaymentSettings />
    </Office>
  );
}

function PaymentSettings() {
  const domain = useDomain();
  const [told, setTold] = useState('');
  const { answer, reload, put } = useAnswer(domain, () => loadPayments(domain));
  return (
    <>
      <Told>{told}</Told>
      <Answered answer={answer} reload={reload}>
        {(payments) => (
          <>
            <PaymentStatus payments={payments} />
            {PROVIDERS.map((provider) => (
              <ProviderForm
                key={provider.name}
                provider={provider}
                payments={payments}
                onSaved={(saved, words) => {
                  put(saved);
                  setTold(words);
                }}
              />
            ))}
          </>
        )}
      </Answered>
    </>
  );
}
