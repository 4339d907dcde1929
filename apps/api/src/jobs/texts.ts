import type { Deps } from '../config/deps';
import { inquiryText } from '../notifications/inquiry-messages';
import { reservationText } from '../notifications/reservation-text';
import type { PhoneText, PhoneTextService } from '../ports/phone-texts';
import type { DueMessage } from '../stores/messages/outbox';
import type { JobContext } from './job';
import { type Delivery, drainOutbox, sendWithinLimits } from './message-dispatcher';

/** The text as it leaves; undefined where it has become needless. Operators, and members of their account, are told by mail alone. */
async function textOf(deps: Deps, due: DueMessage): Promise<PhoneText | undefined> {
  switch (due.kind) {
    case 'inquiry_answered':
      return inquiryText(deps, due);
    case 'alarm_raised':
    case 'password_changed':
    case 'marketing_changed':
      return undefined;
    default:
      return reservationText(deps, due);
  }
}

/** So many texts are under way at the same time. */
const textsAtOnce = 4;

/**
 * One attempt. How an earlier one ended nobody knows, whether the process died over it or its answer was lost: the service is asked
 * first, as it takes the same text twice (reliability, rule 7).
 */
async function send(service: PhoneTextService, text: PhoneText, attempts: number): Promise<Delivery> {
  const taken = attempts > 1 ? await service.hasTaken(text) : false;
  if (taken === undefined) return 'failed';
  if (taken) return 'sent';
  const { outcome } = await service.send(text);
  return outcome === 'unknown' ? 'failed' : outcome;
}

/**
 * Sends the SMS that are due, and gives up those that could not be sent in time. Without an account none is kept for later: its guest has
 * the mail.
 */
export function sendTexts(context: JobContext): Promise<void> {
  const { deps } = context;
  const { phoneTexts: service } = deps;
  const channel = 'text';
  return drainOutbox({
    ...context,
    channel,
    maxParallel: textsAtOnce,
    deliver: async (due) => {
      const text = service && (await textOf(deps, due));
      if (service === undefined || text === undefined) return 'needless';
      return sendWithinLimits({ ...context, channel }, due, text.to, () => send(service, text, due.attempts));
    },
  });
}
