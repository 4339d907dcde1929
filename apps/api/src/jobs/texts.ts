import type { Deps } from '../config/deps';
import { inquiryText } from '../notifications/inquiry-messages';
import { reservationText } from '../notifications/reservation-text';
import type { Log } from '../ports/log';
import type { PhoneText, PhoneTextService } from '../ports/phone-texts';
import type { DueMessage } from '../stores/messages/outbox';
import type { RecurringJob } from './job';
import { type Delivery, withinLimit, workOff } from './post-room';

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
 * Sends the texts that reservations and inquiries have promised, and gives up those that could not leave in their time. Where the house
 * has no account none is kept for later: its guest has the mail.
 */
export const textJob = (deps: Deps, log: Log, stopping: AbortSignal): RecurringJob => {
  const service = deps.phoneTexts;
  const deliver = async (due: DueMessage): Promise<Delivery> => {
    const text = service && (await textOf(deps, due));
    if (service === undefined || text === undefined) return 'needless';
    return withinLimit({ deps, log, channel: 'text' }, due, text.to, () => send(service, text, due.attempts));
  };
  return {
    name: 'send-texts',
    worker: 'texter',
    everySeconds: deps.config.textSeconds,
    run: () => workOff({ deps, log, channel: 'text', worker: 'texter', atOnce: textsAtOnce, deliver }, stopping),
  };
};
