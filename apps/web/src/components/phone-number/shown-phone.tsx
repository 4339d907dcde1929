import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import { useQuery } from '@tanstack/react-query';
import { numbersQuery } from '../../lib/phone-number/numbers-query';

/** Shows a phone number; a foreign one in its country's groups once the phone number library is loaded. */
export function ShownPhone({ number }: { number: string }) {
  const grouped = isForeignPhone(number);
  const numbers = useQuery({ ...numbersQuery, enabled: grouped }).data;
  return (
    <span className="whitespace-nowrap">
      {grouped ? (numbers?.formatInternationalNumber(number) ?? number) : number}
    </span>
  );
}
