import { languageNames } from '@dining/domain/shared/language';
import { reservationPath, secretPath } from '../booking/reservations/keys';
import type { Deps } from '../deps';
import type { Mail } from '../ports/mail';
import type { DueMail, MailKind } from '../stores/messages/outbox';
import { readReservation, type StoredReservation } from '../stores/reservations/reservation-view';
import { headPicture } from './head-picture';
import { plainMail } from './mail-content';
import { htmlMail } from './mail-html';
import { photoOf, pictureId, reservationContent } from './reservation-content';

/**
 * Where the mail leads. Its link opens the reservation, except one with allergies: an address may be mistyped, and health data
 * wants the booker's phone number first.
 */
function linkTo(deps: Deps, { reservation, allergies }: StoredReservation): { link: string; isSecret: boolean } {
  const isSecret = allergies.length === 0;
  const path = isSecret ? secretPath(deps.keyring.links, reservation.resvCode) : reservationPath(reservation.resvCode);
  const url = new URL(path, deps.config.publicUrl);
  url.searchParams.set('lang', languageNames[reservation.language as keyof typeof languageNames].query);
  return { link: url.href, isSecret };
}

/**
 * A reservation's mail as it leaves; undefined where it has become needless: the reservation is cancelled before its first mail
 * left. Its picture comes from the built site's folder.
 */
export async function reservationMail(
  deps: Deps,
  siteFolder: string,
  { kind, payload: { resvCode } }: Extract<DueMail, { kind: MailKind }>,
): Promise<Mail | undefined> {
  const stored = await readReservation(deps.database.db, resvCode);
  if (stored === undefined) return undefined;
  const { reservation } = stored;
  if (kind === 'reservation_made' && reservation.status === 'cancel') return undefined;
  const jpeg = await headPicture(siteFolder, photoOf(stored)?.filePath ?? '');
  const content = reservationContent(kind, stored, {
    ...linkTo(deps, stored),
    hasPicture: jpeg !== undefined,
    standIns: deps.config.standIns,
  });
  return {
    id: `${kind.replaceAll('_', '-')}.${resvCode}`,
    fromName: content.sender,
    to: [reservation.bookerEmail],
    subject: content.subject,
    html: htmlMail(content),
    text: plainMail(content),
    pictures: jpeg === undefined ? [] : [{ id: pictureId, type: 'image/jpeg', bytes: jpeg }],
  };
}
