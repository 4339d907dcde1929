import { korea, type PhoneNumber } from '@dining/domain/shared/phone-number';
import type { QueryClient } from '@tanstack/react-query';
import type { Translations } from '../i18n';
import { areNumbersHere } from './phone-number';

/** What to say of a number that is none: of Korea its own rule (Spec §5); abroad it may be that nothing can be said of it yet. */
export function wrongPhoneText(queryClient: QueryClient, { t }: Translations, { country }: PhoneNumber): string {
  if (country === korea) return t('phone.format');
  return areNumbersHere(queryClient) ? t('phone.invalid') : t('common.loadFailed');
}
