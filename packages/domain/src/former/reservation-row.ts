import { counterLimits, type Party } from '../products/party';
import { formLimits } from '../reservations/payment-form';
import { type DinCode, type DinRoomCode, type ProdCode, toCode } from '../shared/codes';
import type { Language } from '../shared/language';
import type { ForeignPhoneParser } from '../shared/phone-number';
import type { Visit } from '../shared/seoul-time';
import type { Cells, ReservationColumn } from './columns';
import type { CellIssue } from './issues';
import {
  createCountReader,
  createOptionalReader,
  createPhoneReader,
  createRequiredReader,
  createTextReader,
  readCells,
  readCode,
  readDay,
  readEmail,
  readLanguage,
  readTime,
} from './read-cells';

/** A future reservation of a former system. */
export interface FormerReservation {
  /** Its number in the former system, unique per hotel. */
  readonly number: string;
  readonly dinCode: DinCode;
  /** Null for seats at tables. */
  readonly dinRoomCode: DinRoomCode | null;
  /** Null if any product of the restaurant will do. */
  readonly prodCode: ProdCode | null;
  readonly visit: Visit;
  readonly party: Party;
  readonly name: string;
  /** `010-1234-5678`, or `+…` of another country. */
  readonly phone: string;
  /** In lower case; empty if unknown. */
  readonly email: string;
  readonly language: Language;
  readonly request: string;
  /** In won: what the guest has paid in the former system, and what they pay at the venue. */
  readonly paid: number;
  readonly due: number;
  /** For staff only. */
  readonly note: string;
}

const maxWon = 100_000_000;
const optionalWon = createOptionalReader(createCountReader(0, maxWon), 0);
const optionalCode = createOptionalReader(readCode, null);

/** Reads a line of `reservations.csv`. Returns an issue for each cell that is refused. */
export function readFormerReservation(
  cells: Cells<ReservationColumn>,
  parseForeignNumber: ForeignPhoneParser,
):
  | { readonly ok: true; readonly reservation: FormerReservation }
  | { readonly ok: false; readonly issues: readonly CellIssue[] } {
  const result = readCells(cells, {
    number: createRequiredReader(readCode),
    venue: createRequiredReader(readCode),
    room: optionalCode,
    product: optionalCode,
    day: createRequiredReader(readDay),
    time: createRequiredReader(readTime),
    adults: createRequiredReader(createCountReader(1, counterLimits.max)),
    kids: createOptionalReader(createCountReader(0, counterLimits.max), 0),
    name: createRequiredReader(createTextReader(formLimits.bookerName)),
    phone: createRequiredReader(createPhoneReader(parseForeignNumber)),
    email: createOptionalReader(readEmail, ''),
    language: createOptionalReader(readLanguage, 'ko' as const),
    request: createTextReader(formLimits.requestNote, 'paragraph'),
    paid: optionalWon,
    due: optionalWon,
    note: createTextReader(formLimits.requestNote, 'paragraph'),
  });
  if (!result.ok) return result;
  const { venue, room, product, day, time, adults, kids, ...rest } = result.row;
  return {
    ok: true,
    reservation: {
      ...rest,
      dinCode: toCode<DinCode>(venue),
      dinRoomCode: room === null ? null : toCode<DinRoomCode>(room),
      prodCode: product === null ? null : toCode<ProdCode>(product),
      visit: { date: day, time },
      party: { adults, kids },
    },
  };
}
