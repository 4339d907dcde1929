import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import type { PhoneNumber } from '@dining/domain/shared/phone-number';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../entities/session/session';
import { numbersQuery } from '../../../lib/phone-number/numbers-query';
import { typedBy } from '../../../lib/phone-number/phone-number';

/**
 * The member's own number in the parts of a form, blank for a guest. One abroad waits for the library of numbers, undefined until
 * then; where that does not come, the member types it himself.
 */
export function useOwnNumber(): PhoneNumber | undefined {
  const number = useSession()?.userDetails?.cellphone ?? '';
  const abroad = isForeignPhone(number);
  const numbers = useQuery({ ...numbersQuery, enabled: abroad });
  return abroad && numbers.isPending ? undefined : typedBy(numbers.data, number);
}
