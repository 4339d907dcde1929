import { passwordLimits } from '@dining/domain/members/password';
import { Button } from '@dining/ui/button';
import { PasswordField } from '@dining/ui/password-field';
import { Section } from '@dining/ui/section';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import type { Profile } from '../../entities/members/profile';
import { useTranslations } from '../../lib/i18n';
import { type PasswordFieldName, usePasswordChange } from './use-password-change';

export function PasswordSection({ profile }: { profile: Profile }) {
  const { t } = useTranslations();
  const hasPassword = profile.passwordYn === 'Y';
  return (
    <Section
      id="profile-password"
      lead={t(hasPassword ? 'profile.password.lead' : 'profile.password.none')}
      title={t('profile.password.title')}
    >
      {hasPassword ? (
        <PasswordForm profile={profile} />
      ) : (
        <Link className={getLinkClass('next')} to="/find-id/password">
          {t('profile.password.make')}
        </Link>
      )}
    </Section>
  );
}

function PasswordForm({ profile }: { profile: Profile }) {
  const { t } = useTranslations();
  const { submit, pending, getRequiredFieldProps } = usePasswordChange(profile);
  const renderField = (name: PasswordFieldName, label: string, description?: string) => (
    <PasswordField
      {...getRequiredFieldProps(name)}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      description={description}
      hideText={{ text: t('login.hide'), accessibleName: t('login.hidePassword') }}
      label={label}
      showText={{ text: t('login.show'), accessibleName: t('login.showPassword') }}
    />
  );
  return (
    <form className="grid max-w-md gap-5" noValidate onSubmit={submit}>
      <input autoComplete="username" className="hidden" name="username" readOnly type="text" value={profile.user_id} />
      {renderField('current', t('profile.password.current'))}
      {renderField('next', t('profile.password.next'), t('login.reset.rule', { least: passwordLimits.min }))}
      {renderField('again', t('profile.password.again'))}
      <Button className="justify-self-start" pending={pending} type="submit" variant="primary">
        {t('profile.password.submit')}
      </Button>
    </form>
  );
}
