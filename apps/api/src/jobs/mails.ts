import { raiseAlarms } from '../alarms';
import { inTransaction } from '../db/transaction';
import type { Deps } from '../deps';
import { countAttempt } from '../limiter';
import { alarmMail } from '../messages/alarm-mail';
import { reservationMail } from '../messages/reservation-mail';
import type { Log } from '../ports/log';
import type { Mail, MailOutcome, MailService } from '../ports/mail';
import { noteHeartbeat } from '../stores/app/heartbeats';
import { openAlarm } from '../stores/messages/alarms';
import { type DueMail, lockOldMails, putOffMail, settleMails, takeDueMail } from '../stores/messages/outbox';
import type { RecurringJob } from './job';

/** How long a run takes up mails, in milliseconds; what is left waits for the next. */
const runMs = 30_000;

/** Mails to one guest's address a day: nobody has it filled by reserving in another's name. */
const perAddress = { most: 30, seconds: 86_400 };

interface PostRoom {
  readonly deps: Deps;
  readonly service: MailService;
  readonly siteFolder: string;
  readonly log: Log;
}

/** The mail as it leaves; undefined where it has become needless, as one about an alarm that is settled or that nobody wants. */
async function mailOf({ deps, siteFolder }: PostRoom, due: DueMail): Promise<Mail | undefined> {
  if (due.kind !== 'alarm_raised') return reservationMail(deps, siteFolder, due);
  const { operatorsMail, publicUrl } = deps.config;
  const alarm = operatorsMail.length === 0 ? undefined : await openAlarm(deps.database.pool, due.payload.alarmId);
  return alarm && alarmMail(alarm, operatorsMail, publicUrl);
}

/** A guest's mail counts against its address, if it leaves; one too many is put off until the address has had its day. */
async function sendToGuest({ deps, service, log }: PostRoom, due: DueMail, mail: Mail): Promise<MailOutcome | 'put off'> {
  const { pool } = deps.database;
  const allowed = await countAttempt(pool, [{ key: `mail ${mail.to.join().toLowerCase()}`, ...perAddress }]);
  if (!allowed.ok) {
    log.warn({ key: due.key, seconds: allowed.retryAfter }, 'a mail is put off: its address has had too many today');
    await putOffMail(pool, due.key, allowed.retryAfter);
    return 'put off';
  }
  const outcome = await service.send(mail);
  if (outcome === 'failed') await allowed.forgive();
  return outcome;
}

/** Nobody will be told by these mails: a person must, where one was for a guest. What was for the operators themselves is only logged. */
async function tellOfFailure(
  run: Parameters<typeof raiseAlarms>[0],
  log: Log,
  mails: readonly DueMail[],
  kind: 'mail_refused' | 'mail_given_up',
  detail: string,
): Promise<void> {
  for (const { key, kind: of } of mails)
    if (of === 'alarm_raised') log.error({ key, kind }, 'a mail to the operators did not leave');
  const alarms = mails.flatMap((mail) =>
    mail.kind === 'alarm_raised' ? [] : [{ kind, subject: mail.payload.resvCode, detail }],
  );
  await raiseAlarms(run, log, alarms);
}

/** Sends one mail and writes down how it ended; one that failed comes round again by itself. */
async function send(room: PostRoom, due: DueMail): Promise<MailOutcome | 'put off'> {
  const { pool } = room.deps.database;
  const mail = await mailOf(room, due);
  if (mail === undefined) {
    await settleMails(pool, [due.key]);
    return 'sent';
  }
  const outcome = due.kind === 'alarm_raised' ? await room.service.send(mail) : await sendToGuest(room, due, mail);
  if (outcome === 'refused') await tellOfFailure(pool, room.log, [due], 'mail_refused', 'the guest’s mailbox does not exist');
  if (outcome === 'sent' || outcome === 'refused') await settleMails(pool, [due.key]);
  return outcome;
}

/** Gives up mails that could not leave in their time; each is told of in the same commit. */
async function giveUpOldMails({ deps, log }: PostRoom): Promise<void> {
  await inTransaction(deps.database.pool, async (client) => {
    const old = await lockOldMails(client);
    if (old.length === 0) return;
    await tellOfFailure(client, log, old, 'mail_given_up', 'a mail to the guest could not leave in time');
    await settleMails(
      client,
      old.map(({ key }) => key),
    );
  });
}

/**
 * Sends the mails that reservations and alarms have promised, and gives up those that could not leave in time. Takes up no other
 * once it is told to stop.
 */
export const mailJob = (deps: Deps, service: MailService, siteFolder: string, log: Log, stopping: AbortSignal): RecurringJob => ({
  name: 'send-mails',
  everySeconds: deps.config.mailSeconds,
  run: async () => {
    const { pool } = deps.database;
    const room = { deps, service, siteFolder, log };
    const until = Date.now() + runMs;
    await giveUpOldMails(room);
    for (let outcome: MailOutcome | 'put off' | undefined = 'sent'; outcome !== undefined && outcome !== 'failed'; ) {
      const due: DueMail | undefined = stopping.aborted || Date.now() > until ? undefined : await takeDueMail(pool);
      await noteHeartbeat(pool, 'mailer');
      // Where the mail server does not take one, the next run tries the others.
      outcome = due && (await send(room, due));
    }
  },
});
