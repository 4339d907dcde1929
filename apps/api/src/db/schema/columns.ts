import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationActor } from '@dining/domain/reservations/states';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { sql } from 'drizzle-orm';
import { customType, jsonb, timestamp } from 'drizzle-orm/pg-core';

export const localized = (name: string) => jsonb(name).$type<LocalizedText>();

/** A point in time. The database's clock decides which one is now (reliability, rule 11). */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().default(sql`now()`);

/**
 * From here to `positiveInteger`, columns with a domain type of the database (migration 0026). Tables that orders write
 * use domain types instead of lists of values in CHECK constraints, whose text every statement parses again.
 */
export const counterKind = customType<{ data: CapacityRequirement['counter'] }>({ dataType: () => 'counter_kind' });
export const messageChannel = customType<{ data: 'mail' | 'sms' }>({ dataType: () => 'message_channel' });
export const reservationStatus = customType<{ data: 'reserved' | 'confirm' | 'cancel' }>({
  dataType: () => 'reservation_status',
});
export const reservationAttendance = customType<{ data: Attendance }>({ dataType: () => 'reservation_attendance' });
export const reservationActor = customType<{ data: ReservationActor }>({ dataType: () => 'reservation_mover' });
export const positiveInteger = customType<{ data: number }>({ dataType: () => 'positive_integer' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
