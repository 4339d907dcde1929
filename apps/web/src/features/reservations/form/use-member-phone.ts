import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import type { PhoneNumber } from '@dining/domain/shared/phone-number';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../entities/session/session';
import { numbersQuery } from '../../../lib/phone-number/numbers-query';
import { typedBy } from '../../../lib/phone-number/phone-number';

/**
 * Returns the member's phone number in the parts of a form, blank for a guest. A foreign one waits for the library of numbers, undefined
 * until then; if the library fails to load, the member types the number.
 */
export function useMemberPhone(): PhoneNumber | undefined {
  const number = useSession()?.userDetails?.cellphone ?? '';
  const isAbroad = isForeignPhone(number);
  const numbers = useQuery({ ...numbersQuery, enabled: isAbroad });
  return isAbroad && numbers.isPending ? undefined : typedBy(numbers.data, number);
}
