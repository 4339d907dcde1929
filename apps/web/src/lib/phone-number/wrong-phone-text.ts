import { korea, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { t } from '../i18n';
import { areNumbersHere } from './phone-number';

/** What to say of a number that is none: of Korea its own rule (Spec §5); abroad it may be that nothing can be said of it yet. */
export function wrongPhoneText({ country }: PhoneNumber): string {
  if (country === korea) return t('phone.format');
  return areNumbersHere() ? t('phone.invalid') : t('common.loadFailed');
}
