import { joinLimits } from '@dining/domain/join/join-form';
import { normalizePlain } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { Disclosure } from '@dining/ui/disclosure';
import { PasswordField } from '@dining/ui/password-field';
import { Section } from '@dining/ui/section';
import { Stack } from '@dining/ui/stack';
import { TextField } from '@dining/ui/text-field';
import { useState } from 'react';
import { AddressField } from '../../features/address/address-field';
import { ExperienceFields } from '../../features/join/form/experience-fields';
import { detailFields, hasDetails } from '../../features/join/form/join-checks';
import { RecommenderField } from '../../features/join/form/recommender-field';
import { ReferralFields } from '../../features/join/form/referral-fields';
import type { JoinFormState } from '../../features/join/form/use-join-form';
import { useJoinSubmission } from '../../features/join/form/use-join-submission';
import { useTranslations } from '../../lib/i18n';
import { formatTooLong } from '../../lib/text-limit';

interface DetailsFormProps {
  form: JoinFormState;
  onSearchAddress: (kind: 'home' | 'work') => void;
}

export function DetailsForm({ form, onSearchAddress }: DetailsFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { fields, loginType, verifiedIdentity } = form;
  const isPasswordNeeded = loginType === undefined;
  const { submit, isJoining } = useJoinSubmission(form);
  const details = useDetailsDisclosure(fields);
  const weddingDay = fields.getFieldProps('weddingDay');
  const renderAddress = (kind: 'home' | 'work', label: string) => (
    <div id={fields.getId(kind)}>
      <AddressField
        {...fields.getValueFieldProps(kind)}
        kind={kind}
        label={label}
        onSearch={() => onSearchAddress(kind)}
      />
    </div>
  );
  return (
    <form className="grid gap-12 border-line border-t pt-12" noValidate onSubmit={submit}>
      <Section id="join-secret" title={t(isPasswordNeeded ? 'join.form.secret' : 'join.form.birthday')}>
        <Stack gap={6}>
          {isPasswordNeeded && (
            <div>
              <input
                autoComplete="username"
                className="hidden"
                readOnly
                tabIndex={-1}
                type="email"
                value={verifiedIdentity.email}
              />
              <PasswordField
                {...fields.getRequiredFieldProps('password')}
                autoComplete="new-password"
                description={t('join.form.passwordHint')}
                hideText={{ text: t('join.form.hide'), accessibleName: t('join.form.hidePassword') }}
                label={t('join.form.password')}
                showText={{ text: t('join.form.show'), accessibleName: t('join.form.showPassword') }}
              />
            </div>
          )}
          <TextField
            {...fields.getRequiredFieldProps('birthday')}
            autoComplete="bday"
            description={t('join.form.birthdayHint')}
            inputMode="numeric"
            label={t('join.form.birthday')}
            normalize={normalizePlain}
            placeholder="YYYYMMDD"
          />
        </Stack>
      </Section>
      <section aria-label={t('join.form.details')} className="border-line border-t pt-8" id="join-details">
        <Disclosure
          defaultOpen={details.isOpen}
          headingSize="text-xl"
          variant="bare"
          onToggle={details.setOpen}
          summary={t('join.form.details')}
        >
          <p className="mb-6">{t('join.form.detailsLead')}</p>
          <Stack className="text-base text-ink" gap={8}>
            {renderAddress('home', t('join.form.homeAddress'))}
            {renderAddress('work', t('join.form.workAddress'))}
            <TextField
              {...weddingDay}
              autoComplete="off"
              error={weddingDay.error ?? formatTooLong(translations, fields.values.weddingDay, joinLimits.weddingDay)}
              inputMode="numeric"
              label={t('join.form.wedding')}
              normalize={normalizePlain}
              placeholder="YYMMDD"
            />
            <RecommenderField form={form} />
            <ReferralFields fields={fields} />
            <ExperienceFields fields={fields} />
          </Stack>
        </Disclosure>
      </section>
      <Button pending={isJoining} type="submit" variant="primary" wide>
        {t('join.form.submit')}
      </Button>
    </form>
  );
}

/**
 * Returns whether the optional fields are open: at first if one has a value, then as the visitor toggles them, but
 * always while one has an error.
 */
function useDetailsDisclosure({ values, getError }: JoinFormState['fields']) {
  const [isOpened, setOpened] = useState(() => hasDetails(values));
  return { isOpen: isOpened || detailFields.some((field) => getError(field) !== undefined), setOpen: setOpened };
}
