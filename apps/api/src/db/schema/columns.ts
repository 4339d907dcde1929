import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationMover } from '@dining/domain/reservations/states';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { sql } from 'drizzle-orm';
import { customType, jsonb, timestamp } from 'drizzle-orm/pg-core';

/** A text in four languages with its default, kept in one column (Spec §1). */
export const localized = (name: string) => jsonb(name).$type<LocalizedText>();

/** An instant; the database's clock is the one that decides (reliability, rule 11). */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().default(sql`now()`);

/**
 * A column whose values are named by a type of the database's own (migration 0026). The tables that an order writes say so instead of by a CHECK, whose text
 * every statement reads anew.
 */
export const counterKind = customType<{ data: CapacityRequirement['counter'] }>({ dataType: () => 'counter_kind' });
export const messageChannel = customType<{ data: 'mail' | 'text' }>({ dataType: () => 'message_channel' });
export const reservationStatus = customType<{ data: 'reserved' | 'confirm' | 'cancel' }>({
  dataType: () => 'reservation_status',
});
export const reservationAttendance = customType<{ data: Attendance }>({ dataType: () => 'reservation_attendance' });
export const reservationMover = customType<{ data: ReservationMover }>({ dataType: () => 'reservation_mover' });
export const positiveInteger = customType<{ data: number }>({ dataType: () => 'positive_integer' });

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
