import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import { useQuery } from '@tanstack/react-query';
import { numbersQuery } from '../../lib/phone-number/numbers-query';

/** A number as people read it; one abroad in the groups of its country once the library of numbers is here. */
export function ShownPhone({ number }: { number: string }) {
  const grouped = isForeignPhone(number);
  const numbers = useQuery({ ...numbersQuery, enabled: grouped }).data;
  return <span className="whitespace-nowrap">{grouped ? (numbers?.groupedNumber(number) ?? number) : number}</span>;
}
