import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import { useQuery } from '@tanstack/react-query';
import { numbersQuery } from '../../lib/phone-number/numbers-query';

export function ShownPhone({ number }: { number: string }) {
  const grouped = isForeignPhone(number);
  const numbers = useQuery({ ...numbersQuery, enabled: grouped }).data;
  return (
    <span className="whitespace-nowrap">
      {grouped ? (numbers?.formatInternationalNumber(number) ?? number) : number}
    </span>
  );
}
