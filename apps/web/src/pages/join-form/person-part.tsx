import { nameLimit } from '@dining/domain/members/person-name';
import { formatPhoneNumber } from '@dining/domain/shared/phone-number';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import type { FormEvent } from 'react';
import { PhoneNumberField } from '../../components/phone-number/phone-number-field';
import type { JoinFormState } from '../../features/join/form/use-join-form';
import { fieldId, provenId } from '../../features/join/form/use-refusals';
import { usePersonProof } from '../../features/join/proof/use-person-proof';
import { CodeStep } from '../../features/members/code-step';
import { ProvenRow } from '../../features/members/proven-row';
import { useTranslations } from '../../lib/i18n';
import { tooLongText } from '../../lib/text-limit';

/** Name and phone, and their proof. */
export function PersonPart({ form }: { form: JoinFormState }) {
  const translations = useTranslations();
  const { t } = translations;
  const { draft, change, proven, refusals } = form;
  const proof = usePersonProof(form);
  if (proven.phone !== '') {
    return (
      <div id={fieldId('phone')}>
        <ProvenRow
          id={provenId('phone')}
          label={<bdi>{proven.name}</bdi>}
          onChange={proof.start}
          value={formatPhoneNumber(proven.phone)}
        />
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void proof.ask();
  };
  return (
    <div className="grid gap-4">
      <form className="grid gap-6" noValidate onSubmit={submit}>
        <div id={fieldId('name')}>
          <TextField
            autoComplete="name"
            error={refusals.errorOf('name') ?? tooLongText(translations, draft.name, nameLimit)}
            label={t('join.form.name')}
            normalize={normalizeName}
            onChange={(event) => {
              refusals.clear('name');
              change({ name: event.target.value, sentPhone: null });
            }}
            required
            value={draft.name}
          />
        </div>
        <div id={fieldId('phone')}>
          <PhoneNumberField
            description={t('join.form.phoneHint')}
            error={refusals.errorOf('phone')}
            label={t('join.form.phone')}
            onChange={(phone) => {
              refusals.clear('phone');
              change({ phone, sentPhone: null });
            }}
            value={draft.phone}
          />
        </div>
        {draft.sentPhone === null && (
          <Button pending={proof.asking} type="submit">
            {t('oneTimeCode.send')}
          </Button>
        )}
      </form>
      {draft.sentPhone !== null && (
        <CodeStep
          asking={proof.asking}
          id={fieldId('phoneCode')}
          key={draft.sentPhone.liveUntil}
          onAgain={() => void proof.ask()}
          prove={proof.proveCode}
          proving={proof.proving}
          sent={draft.sentPhone}
        />
      )}
    </div>
  );
}
