import type { PaymentOutcome } from '@dining/contract/site/payments';
import { type ProviderResult, parseProviderResult } from '../../entities/payments/open-payment';
import { asRecord, textIn } from '../../lib/session-store';

/**
 * What the payment window and the page that opened it tell each other. `asking`: the provider has let go and our server is
 * being told what it brought; `told`: its answer; `heard`: the page has taken it over, so the window may close.
 */
export type WindowMessage =
  | { readonly kind: typeof kind; readonly phase: 'heard'; readonly shopOrderNo: string }
  | {
      readonly kind: typeof kind;
      readonly phase: 'asking';
      readonly shopOrderNo: string;
      readonly brought: ProviderResult;
      /** As below. */
      readonly resMsg: string;
    }
  | {
      readonly kind: typeof kind;
      readonly phase: 'told';
      readonly shopOrderNo: string;
      readonly outcome: PaymentOutcome;
      /** The provider's own words where it did not go through, else ''. */
      readonly resMsg: string;
    };

const kind = 'dining-payment';
const results = ['success', 'pending', 'fail'] as const;
const failures = ['declined', 'cancelled', 'expired', 'superseded', 'sold_out', 'refunded', 'unknown_order'] as const;

function outcomeFrom(value: unknown): PaymentOutcome | null {
  const result = results.find((one) => one === textIn(value, 'result'));
  if (result === undefined) return null;
  const resvCode = textIn(value, 'resvCode');
  const errCd = failures.find((one) => one === textIn(value, 'errCd'));
  return {
    result,
    ...(resvCode !== '' && { resvCode: resvCode as PaymentOutcome['resvCode'] & string }),
    ...(errCd && { errCd }),
  };
}

/** A message of ours out of whatever was posted; null for anything else. */
export function readMessage(data: unknown): WindowMessage | null {
  if (textIn(data, 'kind') !== kind) return null;
  const shopOrderNo = textIn(data, 'shopOrderNo');
  const phase = textIn(data, 'phase');
  if (phase === 'heard') return { kind, phase, shopOrderNo };
  const resMsg = textIn(data, 'resMsg');
  if (phase === 'asking') {
    const brought = parseProviderResult(asRecord(data)['brought']);
    // An older page in that window does not say what it brought; its answer is waited for.
    return brought.resCd === '' ? null : { kind, phase, shopOrderNo, brought, resMsg };
  }
  const outcome = phase === 'told' ? outcomeFrom(asRecord(data)['outcome']) : null;
  return outcome === null ? null : { kind, phase: 'told', shopOrderNo, outcome, resMsg };
}

type Unsigned<Message> = Message extends unknown ? Omit<Message, 'kind'> : never;

/** Posts to one window of our own origin alone: one that has wandered off to another site hears nothing. */
export const post = (to: Window, message: Unsigned<WindowMessage>): void => to.postMessage({ ...message, kind }, location.origin);

/** Listens to windows of our own origin that `isOurs` knows; messages of any other origin or window are not for us. */
export function listen(isOurs: (source: Window) => boolean, hear: (message: WindowMessage, source: Window) => void): () => void {
  const take = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isWindow(source) || !isOurs(source)) return;
    const message = readMessage(data);
    if (message !== null) hear(message, source);
  };
  window.addEventListener('message', take);
  return () => window.removeEventListener('message', take);
}

const isWindow = (source: MessageEventSource | null): source is Window => source !== null && 'closed' in source;
