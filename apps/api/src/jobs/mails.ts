import { languageNames } from '@dining/domain/shared/language';
import { reservationPath, secretPath } from '../booking/keys';
import type { Deps } from '../deps';
import { headPicture } from '../mails/head-picture';
import { plainLetter } from '../mails/letter';
import { htmlLetter } from '../mails/letter-html';
import { photoOf, pictureId, reservationLetter } from '../mails/reservation-letter';
import type { Mail, MailOutcome, MailService } from '../ports/mail';
import { raiseAlarm } from '../stores/alarms';
import { noteHeartbeat } from '../stores/heartbeats';
import { type DueMail, giveUpOldMails, settleMail, takeDueMail } from '../stores/outbox';
import { readReservation, type StoredReservation } from '../stores/reservation-view';
import { giveBack, throttle } from '../stores/throttle';
import type { RecurringJob } from './job';

/** How long a run takes up mails, in milliseconds; what is left waits for the next. */
const runMs = 30_000;

/** Mails to one address a day: nobody has it filled by reserving in another's name. */
const perAddress = { limit: 30, windowSeconds: 86_400 };

/**
 * Where the mail leads. Its link opens the reservation, except one with allergies: an address may be mistyped, and health data
 * wants the booker's phone number first.
 */
function linkTo(deps: Deps, { reservation, allergies }: StoredReservation): { link: string; isSecret: boolean } {
  const isSecret = allergies.length === 0;
  const path = isSecret ? secretPath(deps.secret, reservation.resvCode) : reservationPath(reservation.resvCode);
  const url = new URL(path, deps.config.publicUrl);
  url.searchParams.set('lang', languageNames[reservation.language as keyof typeof languageNames].query);
  return { link: url.href, isSecret };
}

/** The mail as it leaves; undefined where it has become needless: the reservation is cancelled before its first mail left. */
async function mailOf(deps: Deps, siteFolder: string, due: DueMail): Promise<Mail | undefined> {
  const stored = await readReservation(deps.database.db, due.resvCode);
  if (stored === undefined) return undefined;
  const { reservation } = stored;
  if (due.kind === 'reservation_made' && reservation.status === 'cancel') return undefined;
  const jpeg = await headPicture(siteFolder, photoOf(stored)?.filePath ?? '');
  const letter = reservationLetter(due.kind, stored, {
    ...linkTo(deps, stored),
    hasPicture: jpeg !== undefined,
    standIns: deps.config.standIns,
  });
  return {
    id: `${due.kind.replaceAll('_', '-')}.${due.resvCode}`,
    fromName: letter.sender,
    to: reservation.bookerEmail,
    subject: letter.subject,
    html: htmlLetter(letter),
    text: plainLetter(letter),
    pictures: jpeg === undefined ? [] : [{ id: pictureId, type: 'image/jpeg', bytes: jpeg }],
  };
}

/** Sends one mail and writes down how it ended; one that failed comes round again by itself. */
async function send(deps: Deps, service: MailService, siteFolder: string, due: DueMail): Promise<MailOutcome> {
  const { pool } = deps.database;
  const mail = await mailOf(deps, siteFolder, due);
  const address = `mail ${mail?.to.toLowerCase()}`;
  const wanted = mail !== undefined && (await throttle(pool, address, perAddress.limit, perAddress.windowSeconds)).ok;
  const outcome = wanted ? await service.send(mail) : 'sent';
  // Only what has left counts against the address, however often it was tried.
  if (outcome === 'failed') await giveBack(pool, [address]);
  if (outcome === 'refused') await raiseAlarm(pool, 'mail_refused', due.resvCode, 'the guest’s mailbox does not exist');
  if (outcome !== 'failed') await settleMail(pool, due.key);
  return outcome;
}

/**
 * Sends the mails that reservations have promised, and gives up those that could not leave within a day. Takes up no other once it
 * is told to stop.
 */
export const mailJob = (deps: Deps, service: MailService, siteFolder: string, stopping: AbortSignal): RecurringJob => ({
  name: 'send-mails',
  everySeconds: deps.config.mailSeconds,
  run: async () => {
    const { pool } = deps.database;
    const until = Date.now() + runMs;
    await giveUpOldMails(pool);
    for (let outcome: MailOutcome | undefined = 'sent'; outcome !== undefined && outcome !== 'failed'; ) {
      await noteHeartbeat(pool, 'mailer');
      const due: DueMail | undefined = stopping.aborted || Date.now() > until ? undefined : await takeDueMail(pool);
      // Where the mail server does not take one, the next run tries the others.
      outcome = due && (await send(deps, service, siteFolder, due));
    }
  },
});
