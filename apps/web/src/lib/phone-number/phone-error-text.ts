import { korea, type PhoneNumber } from '@dining/domain/shared/phone-number';
import type { QueryClient } from '@tanstack/react-query';
import type { Translations } from '../i18n';
import { isPhoneLibraryLoaded } from './phone-number';

/**
 * Returns the message for an invalid number: the Korean rule (Spec §5), or that a foreign number is invalid or cannot
 * be checked yet.
 */
export function getPhoneErrorText(queryClient: QueryClient, { t }: Translations, { country }: PhoneNumber): string {
  if (country === korea) return t('phone.format');
  return isPhoneLibraryLoaded(queryClient) ? t('phone.invalid') : t('common.loadFailed');
}
