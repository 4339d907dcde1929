import type { Translations } from '../../../lib/i18n';
import type { JoinFailure } from './join-checks';

/** What to say of a failure, in the alert and beside its field. */
export function failureText({ t }: Translations, failure: JoinFailure): string {
  if (failure.error === 'too_long') return t('join.alerts.tooLong', { max: failure.max });
  if (failure.error === 'password_required') return t('join.alerts.password');
  if (failure.error === 'birthday_required') return t('join.alerts.birthday');
  return t(`problems.${failure.error}`);
}
