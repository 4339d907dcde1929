import type { Service, ServiceParty } from '@dining/contract/staff/service';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';

const day = getTodayInSeoul(new Date());
/** Endpoint of today's service of the venue GRILL. */
export const serviceCall = `GET /api/staff/service/GRILL/${day}`;

export const createParty = (resvCode: string, changes: Partial<ServiceParty> = {}): ServiceParty => ({
  resvCode,
  time: '18:00',
  isConfirmed: false,
  attendance: 'expected',
  lateUntil: null,
  since: null,
  isUndoable: false,
  type: 'table',
  adults: 2,
  kids: 0,
  quantity: 0,
  room: '',
  product: 'Dinner',
  menus: [{ name: 'Lamb', count: 1 }],
  name: `Guest ${resvCode}`,
  phone: '010-0000-1234',
  language: 'ko',
  allergies: [],
  noAllergies: true,
  allergiesChangedAt: null,
  request: '',
  requestChangedAt: null,
  answers: [],
  notes: [],
  source: 'site',
  guestConfirmedAt: null,
  campaign: null,
  visits: 0,
  payment: 'paid',
  paidAmount: 81_000,
  isMailFailed: false,
  noShowFee: null,
  ...changes,
});

/** Creates today's service of the venue GRILL. */
export const createService = (parties: readonly ServiceParty[], changes: Partial<Service> = {}) => ({
  dinCode: 'GRILL',
  htlCode: 'H01',
  venue: 'The Grill',
  day,
  isDayClosed: false,
  parties,
  walkIns: [],
  load: [{ time: '18:00', capacity: 40, used: 6, site: 3, phone: 1, walkIn: 2, held: 0, isStopped: false }],
  note: { text: '', version: 0, changedBy: '', changedAt: null },
  news: [],
  ...changes,
});
