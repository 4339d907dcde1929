import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import { useQuery } from '@tanstack/react-query';
import { phoneLibraryQuery } from '../../lib/phone-number/library-query';

export function PhoneNumberText({ number }: { number: string }) {
  const isForeign = isForeignPhone(number);
  const library = useQuery({ ...phoneLibraryQuery, enabled: isForeign }).data;
  return (
    <span className="whitespace-nowrap">
      {isForeign ? (library?.formatInternationalNumber(number) ?? number) : number}
    </span>
  );
}
