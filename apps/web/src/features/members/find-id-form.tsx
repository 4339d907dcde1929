import { nameLimit } from '@dining/domain/members/person-name';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import type { FormEvent } from 'react';
import { PhoneNumberField } from '../../components/phone-number/phone-number-field';
import { useTranslations } from '../../lib/i18n';
import { tooLongText } from '../../lib/text-limit';
import { CodeStep } from './code-step';
import { type Found, findIdField, useFindId } from './use-find-id';

/** Name and phone as they were given when joining, and the code that proves them. */
export function FindIdForm({ onFound }: { onFound: (found: Found) => void }) {
  const translations = useTranslations();
  const { t } = translations;

  const { name, phone, sent, change, errorOf, ask, asking, prove, proving } = useFindId(onFound);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!asking) ask();
  };
  return (
    <div className="grid gap-4">
      <form className="grid gap-6" noValidate onSubmit={submit}>
        <div id={findIdField('name')}>
          <TextField
            autoComplete="name"
            error={errorOf('name') ?? tooLongText(translations, name, nameLimit)}
            label={t('login.find.name')}
            normalize={normalizeName}
            onChange={(event) => change({ name: event.target.value })}
            required
            value={name}
          />
        </div>
        <div id={findIdField('phone')}>
          <PhoneNumberField
            error={errorOf('phone')}
            label={t('login.find.phone')}
            onChange={(changed) => change({ phone: changed })}
            value={phone}
          />
        </div>
        {sent === undefined && (
          <Button pending={asking} type="submit" variant="primary" wide>
            {t('oneTimeCode.send')}
          </Button>
        )}
      </form>
      {sent !== undefined && (
        <CodeStep
          asking={asking}
          error={errorOf('code')}
          id={findIdField('code')}
          key={sent.liveUntil}
          note={sent.by === 'mail' ? t('login.find.sentByMail') : undefined}
          onAgain={ask}
          onProve={prove}
          proving={proving}
          sent={sent}
        />
      )}
    </div>
  );
}
