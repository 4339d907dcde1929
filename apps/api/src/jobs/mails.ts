import type { Deps } from '../config/deps';
import { renderAccountMail } from '../notifications/account-mail';
import { renderAlarmMail } from '../notifications/alarm-mail';
import { renderGuestNotice } from '../notifications/guest-notice';
import { renderInquiryMail } from '../notifications/inquiry-messages';
import { renderInvitationMail } from '../notifications/invitation-mail';
import { renderMemberInvitation } from '../notifications/member-invitation';
import { renderPayLinkMail } from '../notifications/pay-link-messages';
import { renderReservationMail } from '../notifications/reservation-mail';
import { renderReviewMail } from '../notifications/review-mail';
import { renderVenueMail } from '../notifications/venue-mail';
import { renderVenueSheet } from '../notifications/venue-sheet';
import { type Mail, maxParallelMails } from '../ports/mail';
import { findOpenAlarm } from '../stores/messages/alarms';
import { type DueMessage, deferMessage, isEarlierEditInFlight } from '../stores/messages/outbox';
import type { JobContext } from './job';
import { drainOutbox, sendWithinLimits } from './message-dispatcher';

async function renderMail(deps: Deps, siteFolder: string, message: DueMessage): Promise<Mail | undefined> {
  switch (message.kind) {
    case 'inquiry_answered':
      return renderInquiryMail(deps, message);
    case 'review_hidden':
    case 'review_appeal_decided':
      return renderReviewMail(deps, message);
    case 'member_joined':
    case 'password_changed':
    case 'marketing_changed':
      return renderAccountMail(deps, message);
    case 'answers_edited':
    case 'venue_booked':
    case 'venue_cancelled':
      return renderVenueMail(deps, message);
    case 'guest_notice':
      return renderGuestNotice(deps, message);
    case 'venue_sheet':
      return renderVenueSheet(deps, message.payload);
    case 'pay_link_sent':
      return renderPayLinkMail(deps, message);
    case 'staff_invited':
      return renderInvitationMail(deps, message);
    case 'member_invited':
      return renderMemberInvitation(deps, message);
    case 'alarm_raised': {
      const { operatorsMail, publicUrl } = deps.config;
      const alarm =
        operatorsMail.length === 0 ? undefined : await findOpenAlarm(deps.database.pool, message.payload.alarmId);
      return alarm && renderAlarmMail(alarm, operatorsMail, publicUrl);
    }
    default:
      return renderReservationMail(deps, siteFolder, message);
  }
}

/** How long a mail about an edit waits for an earlier one of the same reservation, so that the latest arrives last. */
const earlierEditDelaySeconds = 5;

/**
 * Sends the mails that are due, and gives up on those that could not be sent in time. A mail that is sent again after a
 * crash has the same `Message-ID`.
 */
export async function sendDueMails(context: JobContext): Promise<void> {
  const { deps, siteFolder } = context;
  const { mail: mailService } = deps;
  if (mailService === undefined) return;
  const channel = 'mail';
  await drainOutbox({
    ...context,
    channel,
    maxParallel: maxParallelMails,
    deliver: async (message) => {
      if (message.kind === 'answers_edited' && (await isEarlierEditInFlight(deps.database.pool, message.payload))) {
        await deferMessage(deps.database.pool, message.key, earlierEditDelaySeconds);
        return 'deferred';
      }
      const mail = await renderMail(deps, siteFolder, message);
      if (mail === undefined) return 'obsolete';
      if (message.kind === 'alarm_raised') return mailService.send(mail);
      return sendWithinLimits({ ...context, channel }, message, mail.to.join(), () => mailService.send(mail));
    },
  });
}
