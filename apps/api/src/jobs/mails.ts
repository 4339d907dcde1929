import type { Deps } from '../config/deps';
import { accountMail } from '../notifications/account-changed';
import { alarmMail } from '../notifications/alarm-mail';
import { inquiryMail } from '../notifications/inquiry-messages';
import { reservationMail } from '../notifications/reservation-mail';
import type { Log } from '../ports/log';
import { type Mail, type MailService, mailsAtOnce } from '../ports/mail';
import { findOpenAlarm } from '../stores/messages/alarms';
import type { DueMessage } from '../stores/messages/outbox';
import type { RecurringJob } from './job';
import { type Delivery, withinLimit, workOff } from './post-room';

/** The mail as it leaves; undefined where it has become needless, as one about an alarm that is settled or that nobody wants. */
async function mailOf(deps: Deps, siteFolder: string, due: DueMessage): Promise<Mail | undefined> {
  switch (due.kind) {
    case 'inquiry_answered':
      return inquiryMail(deps, due);
    case 'password_changed':
    case 'marketing_changed':
      return accountMail(deps, due);
    case 'alarm_raised': {
      const { operatorsMail, publicUrl } = deps.config;
      const alarm = operatorsMail.length === 0 ? undefined : await findOpenAlarm(deps.database.pool, due.payload.alarmId);
      return alarm && alarmMail(alarm, operatorsMail, publicUrl);
    }
    default:
      return reservationMail(deps, siteFolder, due);
  }
}

/**
 * Sends the mails that reservations, inquiries, accounts and alarms have promised, and gives up those that could not leave in their time. One that
 * is sent again after a crash has the same `Message-ID`.
 */
export const mailJob = (deps: Deps, service: MailService, siteFolder: string, log: Log, stopping: AbortSignal): RecurringJob => {
  const deliver = async (due: DueMessage): Promise<Delivery> => {
    const mail = await mailOf(deps, siteFolder, due);
    if (mail === undefined) return 'needless';
    if (due.kind === 'alarm_raised') return service.send(mail);
    return withinLimit({ deps, log, channel: 'mail' }, due, mail.to.join(), () => service.send(mail));
  };
  return {
    name: 'send-mails',
    worker: 'mailer',
    everySeconds: deps.config.mailSeconds,
    run: () => workOff({ deps, log, channel: 'mail', worker: 'mailer', atOnce: mailsAtOnce, deliver }, stopping),
  };
};
