import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

type ReservationPreview = CallResult<'POST /api/staff/former/reservations/preview'>;
type MemberPreview = CallResult<'POST /api/staff/former/members/preview'>;
/** What an import would do. `beyondCapacityCount`: reservations among the importable ones that are beyond capacity. */
export type FormerPreview = MemberPreview & Partial<Pick<ReservationPreview, 'beyondCapacityCount'>>;
export type FormerIssue = FormerPreview['issues'][number];
export type ImportMode = Body<'POST /api/staff/former/members/import'>['mode'];

type ReservationBody = Body<'POST /api/staff/former/reservations/import'>;
type MemberBody = Body<'POST /api/staff/former/members/import'>;

export const previewReservations = ({ file, overrideReason }: ReservationBody) =>
  call('POST /api/staff/former/reservations/preview', { body: { file, overrideReason } });
export const importReservations = (body: ReservationBody, key: string) =>
  call('POST /api/staff/former/reservations/import', { body, headers: createIdempotencyHeaders(key) });

export const previewMembers = ({ file }: MemberBody) =>
  call('POST /api/staff/former/members/preview', { body: { file } });
export const importMembers = ({ file, from, mode }: MemberBody, key: string) =>
  call('POST /api/staff/former/members/import', {
    body: { file, from, mode },
    headers: createIdempotencyHeaders(key),
  });
