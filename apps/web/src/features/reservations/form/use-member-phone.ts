import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import type { PhoneNumber } from '@dining/domain/shared/phone-number';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../entities/session/session';
import { phoneLibraryQuery } from '../../../lib/phone-number/library-query';
import { splitPhoneNumber } from '../../../lib/phone-number/phone-number';

/**
 * Returns the member's phone number in the parts of the form, blank for a guest. A foreign number is undefined until
 * the phone number library is loaded; if loading fails, the member types the number.
 */
export function useMemberPhone(): PhoneNumber | undefined {
  const number = useSession()?.userDetails?.cellphone ?? '';
  const isForeign = isForeignPhone(number);
  const libraryQuery = useQuery({ ...phoneLibraryQuery, enabled: isForeign });
  return isForeign && libraryQuery.isPending ? undefined : splitPhoneNumber(libraryQuery.data, number);
}
