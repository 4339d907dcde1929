import type { Party } from '@dining/domain/products/party';
import type { DinRoomCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { useState } from 'react';
import { getLaterMonth, getMonth } from '../../../entities/availability/stock';
import type { ListedProduct } from '../../../entities/products/products';
import { useToday } from '../../../lib/clock';
import { ProductNearestTimes } from '../alternatives/product-nearest-times';
import { useProductDays } from '../days/use-product-days';
import { DateTimeChoice } from './date-time-choice';

export interface ProductVisit {
  visitDay: SeoulDate | null;
  visitTime: SeoulTime | null;
  dinRoomCode: DinRoomCode | null;
}

interface ProductDateTimePickerProps {
  listedProduct: ListedProduct;
  party: Party;
  value: ProductVisit;
  onChange: (visit: ProductVisit) => void;
  timeError?: string | undefined;
}

export function ProductDateTimePicker({
  listedProduct,
  party,
  value,
  onChange,
  timeError,
}: ProductDateTimePickerProps) {
  const { product } = listedProduct;
  const { visitDay } = value;
  const today = useToday();
  const [shownMonth, setMonth] = useState(getMonth(visitDay ?? today));
  // The month may have ended at midnight.
  const month = getLaterMonth(shownMonth, getMonth(today));
  const days = useProductDays(listedProduct, party, month);
  const daysOfChosenMonth = useProductDays(listedProduct, party, visitDay === null ? month : getMonth(visitDay));
  const change = (date: SeoulDate, time: SeoulTime | null) => {
    const loadedDays = getMonth(date) === month ? days : daysOfChosenMonth;
    const slot = loadedDays.getSlots(date).find((candidate) => candidate.time === time);
    onChange({ visitDay: date, visitTime: time, dinRoomCode: slot?.rooms[0]?.dinRoomCode ?? null });
  };
  return (
    <DateTimeChoice
      daysOfChosenMonth={daysOfChosenMonth}
      days={days}
      onChange={change}
      month={month}
      onMonthChange={setMonth}
      search={{ ...value, type: product.reservationType }}
      timeError={timeError}
    >
      {(fullVisit) => <ProductNearestTimes fullVisit={fullVisit} listedProduct={listedProduct} party={party} />}
    </DateTimeChoice>
  );
}
