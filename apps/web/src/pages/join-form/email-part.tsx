import { normalizeEmail } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import type { FormEvent } from 'react';
import type { JoinFormState } from '../../features/join/form/use-join-form';
import { fieldId, provenId } from '../../features/join/form/use-refusals';
import { useEmailProof } from '../../features/join/proof/use-email-proof';
import { CodeStep } from '../../features/members/code-step';
import { ProvenRow } from '../../features/members/proven-row';
import { useTranslations } from '../../lib/i18n';

/** The address that will be the id, and its proof. */
export function EmailPart({ form }: { form: JoinFormState }) {
  const { t } = useTranslations();
  const { draft, change, proven, refusals } = form;
  const proof = useEmailProof(form);
  const { sentEmail } = draft;
  if (proven.email !== '') {
    return (
      <div id={fieldId('email')}>
        <ProvenRow id={provenId('email')} label={t('join.form.email')} onChange={proof.start} value={proven.email} />
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    proof.ask();
  };
  return (
    <div className="grid gap-4">
      <form className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start" noValidate onSubmit={submit}>
        <div id={fieldId('email')}>
          <TextField
            autoCapitalize="none"
            autoComplete="email"
            description={t('join.form.emailHint')}
            error={refusals.errorOf('email')}
            inputMode="email"
            label={t('join.form.email')}
            normalize={normalizeEmail}
            onChange={(event) => {
              refusals.clear('email');
              change({ email: event.target.value, sentEmail: null });
            }}
            required
            spellCheck={false}
            value={draft.email}
          />
        </div>
        {sentEmail === null && (
          <Button className="sm:mt-14.5" pending={proof.asking} type="submit">
            {t('oneTimeCode.send')}
          </Button>
        )}
      </form>
      {sentEmail !== null && (
        <CodeStep
          asking={proof.asking}
          id={fieldId('emailCode')}
          key={sentEmail.liveUntil}
          onAgain={proof.ask}
          prove={proof.proveCode}
          proving={proof.proving}
          sent={sentEmail}
        />
      )}
    </div>
  );
}
