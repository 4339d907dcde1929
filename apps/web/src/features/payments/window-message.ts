import type { PaymentOutcome } from '@dining/contract/site/payments';
import { type ProviderResult, parseProviderResult } from '../../entities/payments/open-payment';
import { getTextField, toObject } from '../../lib/tab-storage';

/**
 * Messages between the payment window and its opener. `checking`: the provider has sent the guest back to the window,
 * which now asks the server for the outcome; `reported`: the window reports that outcome; `received`: the opener has
 * received the report, so the window may close.
 */
export type WindowMessage =
  | { readonly kind: typeof kind; readonly phase: 'received'; readonly shopOrderNo: string }
  | {
      readonly kind: typeof kind;
      readonly phase: 'checking';
      readonly shopOrderNo: string;
      readonly providerResult: ProviderResult;
      readonly resMsg: string;
    }
  | {
      readonly kind: typeof kind;
      readonly phase: 'reported';
      readonly shopOrderNo: string;
      readonly outcome: PaymentOutcome;
      readonly resMsg: string;
    };

const kind = 'dining-payment';
const results = ['success', 'pending', 'fail'] as const;
const errorCodes = ['declined', 'cancelled', 'expired', 'superseded', 'sold_out', 'refunded', 'unknown_order'] as const;

function parseOutcome(value: unknown): PaymentOutcome | null {
  const result = results.find((candidate) => candidate === getTextField(value, 'result'));
  if (result === undefined) return null;
  const resvCode = getTextField(value, 'resvCode');
  const errCd = errorCodes.find((candidate) => candidate === getTextField(value, 'errCd'));
  return {
    result,
    ...(resvCode !== '' && { resvCode: resvCode as PaymentOutcome['resvCode'] & string }),
    ...(errCd && { errCd }),
  };
}

/** Parses a message; returns null for anything else. */
export function parseMessage(data: unknown): WindowMessage | null {
  if (getTextField(data, 'kind') !== kind) return null;
  const shopOrderNo = getTextField(data, 'shopOrderNo');
  const phase = getTextField(data, 'phase');
  if (phase === 'received') return { kind, phase, shopOrderNo };
  const resMsg = getTextField(data, 'resMsg');
  if (phase === 'checking') {
    const providerResult = parseProviderResult(toObject(data)['providerResult']);
    // Pages of earlier releases omit `providerResult`; wait for their outcome instead.
    return providerResult.resCd === '' ? null : { kind, phase, shopOrderNo, providerResult, resMsg };
  }
  const outcome = phase === 'reported' ? parseOutcome(toObject(data)['outcome']) : null;
  return outcome === null ? null : { kind, phase: 'reported', shopOrderNo, outcome, resMsg };
}

type WithoutKind<Message> = Message extends unknown ? Omit<Message, 'kind'> : never;

/** Posts to a window only while it shows this origin. */
export const postMessageTo = (target: Window, message: WithoutKind<WindowMessage>): void =>
  target.postMessage({ ...message, kind }, location.origin);

/** Listens to messages of windows that `isExpectedSource` accepts. Returns a function that stops listening. */
export function listenToWindows(
  isExpectedSource: (source: Window) => boolean,
  onMessage: (message: WindowMessage, source: Window) => void,
): () => void {
  const handleMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isWindow(source) || !isExpectedSource(source)) return;
    const message = parseMessage(data);
    if (message !== null) onMessage(message, source);
  };
  window.addEventListener('message', handleMessage);
  return () => window.removeEventListener('message', handleMessage);
}

const isWindow = (source: MessageEventSource | null): source is Window => source !== null && 'closed' in source;
