import { secretPath } from '../booking/keys';
import type { Deps } from '../deps';
import { headPicture } from '../mails/head-picture';
import { plainLetter } from '../mails/letter';
import { htmlLetter } from '../mails/letter-html';
import { photoOf, pictureId, reservationLetter } from '../mails/reservation-letter';
import type { Mail, MailOutcome, MailService } from '../ports/mail';
import { raiseAlarm } from '../stores/alarms';
import { noteHeartbeat } from '../stores/heartbeats';
import { type DueMail, giveUpOldMails, settleMail, takeDueMail } from '../stores/outbox';
import { readReservation } from '../stores/reservation-view';
import type { RecurringJob } from './job';

/** Mails sent in one run at the most. */
const most = 100;

/** The mail as it leaves; undefined where it has become needless: the reservation is cancelled before its first mail left. */
async function mailOf(deps: Deps, siteFolder: string, due: DueMail): Promise<Mail | undefined> {
  const stored = await readReservation(deps.database.db, due.resvCode);
  if (stored === undefined) return undefined;
  const { reservation } = stored;
  if (due.kind === 'reservation_made' && reservation.status === 'cancel') return undefined;
  const jpeg = await headPicture(siteFolder, photoOf(stored)?.filePath ?? '');
  const letter = reservationLetter(due.kind, stored, {
    link: `${deps.config.publicUrl}${secretPath(deps.secret, due.resvCode)}`,
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
  const outcome = mail === undefined ? 'sent' : await service.send(mail);
  if (outcome === 'refused') await raiseAlarm(pool, 'mail_refused', due.resvCode, 'the guest’s mailbox does not exist');
  if (outcome !== 'failed') await settleMail(pool, due.id);
  return outcome;
}

/** Sends the mails that reservations have promised, and gives up those that could not leave within a day. */
export const mailJob = (deps: Deps, service: MailService, siteFolder: string): RecurringJob => ({
  name: 'send-mails',
  everySeconds: deps.config.mailSeconds,
  run: async () => {
    const { pool } = deps.database;
    const given = await giveUpOldMails(pool);
    if (given > 0) await raiseAlarm(pool, 'mails_given_up', 'mail', `${given} mails could not leave within a day`);
    for (let count = 0; count < most; count += 1) {
      const due = await takeDueMail(pool);
      // Where the mail server does not take one, the next run tries the others.
      if (due === undefined || (await send(deps, service, siteFolder, due)) === 'failed') break;
    }
    await noteHeartbeat(pool, 'mailer');
  },
});
