import { joinLimits } from '@dining/domain/join/join-form';
import { normalizePlain } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { PasswordField } from '@dining/ui/password-field';
import { Section } from '@dining/ui/section';
import { Stack } from '@dining/ui/stack';
import { TextField } from '@dining/ui/text-field';
import { type FormEvent, useState } from 'react';
import { AddressField } from '../../features/address/address-field';
import { ExperienceFields } from '../../features/join/form/experience-fields';
import { RecommenderField } from '../../features/join/form/recommender-field';
import { useJoin } from '../../features/join/form/use-join';
import type { JoinFormState } from '../../features/join/form/use-join-form';
import { fieldId } from '../../features/join/form/use-refusals';
import { PathFields } from '../../features/join/proof/path-fields';
import { useTranslations } from '../../lib/i18n';
import { tooLongText } from '../../lib/text-limit';

interface DetailsFormProps {
  form: JoinFormState;
  onSearchAddress: (kind: 'home' | 'work') => void;
}

/** Password, date of birth and what one may tell beside; its button joins (Spec §2.6). */
export function DetailsForm({ form, onSearchAddress }: DetailsFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { draft, change, changeDetails, loginType, proven, refusals } = form;
  const { clear, errorOf } = refusals;
  const { details } = draft;
  const needsPassword = loginType === undefined;
  const [password, setPassword] = useState('');
  const { join, joining } = useJoin(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    join(needsPassword ? password : null);
  };
  const address = (kind: 'home' | 'work', label: string) => (
    <div id={fieldId(kind)}>
      <AddressField
        error={errorOf(kind)}
        kind={kind}
        label={label}
        onChange={(changed) => {
          clear(kind);
          changeDetails({ [kind]: changed });
        }}
        onSearch={() => onSearchAddress(kind)}
        value={details[kind]}
      />
    </div>
  );
  return (
    <form className="grid gap-12 border-line border-t pt-12" noValidate onSubmit={submit}>
      <Section id="join-secret" title={t(needsPassword ? 'join.form.secret' : 'join.form.birthday')}>
        <Stack gap={6}>
          {needsPassword && (
            <div id={fieldId('password')}>
              {/* Whoever keeps passwords for the guest learns which id this one is for. */}
              <input autoComplete="username" className="hidden" readOnly tabIndex={-1} type="email" value={proven.email} />
              <PasswordField
                autoComplete="new-password"
                description={t('join.form.passwordHint')}
                error={errorOf('password')}
                hide={{ word: t('join.form.hide'), name: t('join.form.hidePassword') }}
                label={t('join.form.password')}
                onChange={(event) => {
                  clear('password');
                  setPassword(event.target.value);
                }}
                required
                show={{ word: t('join.form.show'), name: t('join.form.showPassword') }}
                value={password}
              />
            </div>
          )}
          <div id={fieldId('birthday')}>
            <TextField
              autoComplete="bday"
              description={t('join.form.birthdayHint')}
              error={errorOf('birthday')}
              inputMode="numeric"
              label={t('join.form.birthday')}
              normalize={normalizePlain}
              onChange={(event) => {
                clear('birthday');
                change({ birthday: event.target.value });
              }}
              placeholder="YYYYMMDD"
              required
              value={draft.birthday}
            />
          </div>
        </Stack>
      </Section>
      <Section
        className="border-line border-t pt-12"
        id="join-details"
        lead={t('join.form.detailsLead')}
        title={t('join.form.details')}
      >
        <Stack gap={8}>
          {address('home', t('join.form.homeAddress'))}
          {address('work', t('join.form.workAddress'))}
          <div id={fieldId('weddingDay')}>
            <TextField
              autoComplete="off"
              error={errorOf('weddingDay') ?? tooLongText(translations, details.weddingDay, joinLimits.weddingDay)}
              inputMode="numeric"
              label={t('join.form.wedding')}
              normalize={normalizePlain}
              onChange={(event) => {
                clear('weddingDay');
                changeDetails({ weddingDay: event.target.value });
              }}
              placeholder="YYMMDD"
              value={details.weddingDay}
            />
          </div>
          <div id={fieldId('recommender')}>
            <RecommenderField {...form} />
          </div>
          <div id={fieldId('otherPathText')}>
            <PathFields
              details={details}
              error={errorOf('otherPathText')}
              onChange={(changed) => {
                clear('otherPathText');
                changeDetails(changed);
              }}
            />
          </div>
          <ExperienceFields details={details} onChange={changeDetails} />
        </Stack>
      </Section>
      <Button pending={joining} type="submit" variant="primary" wide>
        {t('join.form.submit')}
      </Button>
    </form>
  );
}
