import type { Deps } from '../config/deps';
import { renderInquirySms } from '../notifications/inquiry-messages';
import { renderPayLinkSms } from '../notifications/pay-link-messages';
import { renderReservationSms } from '../notifications/reservation-sms';
import type { Sms, SmsService } from '../ports/sms';
import type { DueMessage } from '../stores/messages/outbox';
import type { JobContext } from './job';
import { type Delivery, drainOutbox, sendWithinLimits } from './message-dispatcher';

async function renderSms(deps: Deps, message: DueMessage): Promise<Sms | undefined> {
  switch (message.kind) {
    case 'inquiry_answered':
      return renderInquirySms(deps, message);
    case 'pay_link_sent':
      return renderPayLinkSms(deps, message);
    case 'staff_invited':
    case 'member_invited':
    case 'alarm_raised':
    case 'answers_edited':
    case 'guest_notice':
    case 'venue_booked':
    case 'venue_cancelled':
    case 'venue_sheet':
    case 'review_hidden':
    case 'review_appeal_decided':
    case 'member_joined':
    case 'password_changed':
    case 'marketing_changed':
      return undefined;
    default:
      return renderReservationSms(deps, message);
  }
}

const maxParallelSms = 4;

/**
 * Sends an SMS once. After an earlier attempt, whose outcome may be unknown, queries the service first, since it
 * accepts the same SMS twice (reliability, rule 7).
 */
async function send(service: SmsService, sms: Sms, attempts: number): Promise<Delivery> {
  const wasSent = attempts > 1 ? await service.hasAccepted(sms) : false;
  if (wasSent === undefined) return 'failed';
  if (wasSent) return 'sent';
  const { outcome } = await service.send(sms);
  return outcome === 'unknown' ? 'failed' : outcome;
}

/**
 * Sends the SMS that are due, and gives up on those that could not be sent in time. Without an SMS account they are
 * obsolete, since each guest gets a mail as well.
 */
export function sendDueSms(context: JobContext): Promise<void> {
  const { deps } = context;
  const { sms: service } = deps;
  const channel = 'sms';
  return drainOutbox({
    ...context,
    channel,
    maxParallel: maxParallelSms,
    deliver: async (message) => {
      const sms = service && (await renderSms(deps, message));
      if (service === undefined || sms === undefined) return 'obsolete';
      return sendWithinLimits({ ...context, channel }, message, sms.to, () => send(service, sms, message.attempts));
    },
  });
}
