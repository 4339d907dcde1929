import type { DinCode } from '@dining/domain/shared/codes';
import { type PolicyView, savePolicy } from '../../entities/catalogue/catalogue';
import { useIdempotentWrite } from '../second-factor/use-idempotent-write';
import { PolicyForm } from './policy-form';

interface NewPolicyVersionProps {
  readonly dinCode: DinCode;
  readonly view: PolicyView;
  readonly onSaved: () => void;
}

/** Shows the form of a new version of the cancellation policy of a venue. */
export function NewPolicyVersion({ dinCode, view, onSaved }: NewPolicyVersionProps) {
  const { policies, paysDepositsOnly, exampleBooking } = view;
  const write = useIdempotentWrite();
  const latest = policies[0];
  return (
    <PolicyForm
      exampleBooking={exampleBooking}
      draftKey={`setup policy ${dinCode}`}
      inEffect={policies.find(({ state }) => state === 'in_effect')}
      key={latest?.version ?? ''}
      lastVersion={latest?.version ?? null}
      latest={latest}
      onSave={({ tiers, ...fields }, effectiveFrom, lastVersion) =>
        write(savePolicy, {
          dinCode,
          lastVersion,
          ...fields,
          tiers: tiers.map((tier) => ({ ...tier })),
          effectiveFrom,
        })
      }
      onSaved={onSaved}
      paysDepositsOnly={paysDepositsOnly}
    />
  );
}
