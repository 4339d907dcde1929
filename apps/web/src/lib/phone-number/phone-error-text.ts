import { korea, type PhoneNumber } from '@dining/domain/shared/phone-number';
import type { QueryClient } from '@tanstack/react-query';
import type { Translations } from '../i18n';
import { isPhoneLibraryLoaded } from './phone-number';

/**
 * Returns the message of an invalid number: the Korean rule (Spec §5), or for foreign numbers also that they cannot be
 * checked yet.
 */
export function getPhoneErrorText(queryClient: QueryClient, { t }: Translations, { country }: PhoneNumber): string {
  if (country === korea) return t('phone.format');
  return isPhoneLibraryLoaded(queryClient) ? t('phone.invalid') : t('common.loadFailed');
}
