import { isLowStock } from '@dining/domain/availability/low-stock';
import type { Slot } from '@dining/domain/availability/slots';
import type { ReservationType } from '@dining/domain/products/product';
import type { Translations } from '../../../lib/i18n';

export function createSlotNote(
  { t }: Translations,
  slot: Slot,
  type: ReservationType,
): { note?: string; noteTone?: 'soft' | 'warning' } {
  if (slot.state === 'past') return { note: t('reservation.time.past'), noteTone: 'soft' };
  if (slot.state === 'full') return { note: t('reservation.time.full'), noteTone: 'soft' };
  if (type === 'table') {
    return isLowStock(slot.seatsLeft)
      ? { note: t('reservation.time.seats', { count: slot.seatsLeft }), noteTone: 'warning' }
      : {};
  }
  const from = Math.min(...slot.rooms.map((room) => room.minSeats));
  const to = Math.max(...slot.rooms.map((room) => room.maxSeats));
  const note =
    from === to ? t('reservation.time.roomExact', { count: to }) : t('reservation.time.room', { min: from, max: to });
  return { note, noteTone: slot.rooms.length === 1 ? 'warning' : 'soft' };
}
