import type { FastifyInstance } from 'fastify';
import { createStandInApp } from '../create-app';
import { control } from './control';
import { Ledger } from './ledger';
import { receipts } from './receipts';
import { Rules } from './rules';
import { trades } from './trades';
import { paymentWindow } from './window/routes';

export interface EasyPayFakeOptions {
  readonly mallId?: string;
  readonly secret?: string;
  /** Where browsers reach it, without a slash at the end; by default where the registering call reached it. */
  readonly publicUrl?: string;
  readonly clock?: () => Date;
  /** A JSON file to keep the ledger in; without one it lives in memory. */
  readonly ledgerFile?: string;
}

/** Merchant and secret of the demo; the shop's settings must say the same. */
export const demoMerchant = { mallId: 'T5102001', secret: 'sandbox-secret' } as const;

/**
 * A stand-in for KICC EasyPay that speaks its protocol over HTTP and keeps a ledger of its own: register, payment window,
 * approval, cancel, status check, receipts. `/_control/…` steers it. Not listening yet: `listen({ port: 0 })`.
 */
export const buildEasyPayFake = (options: EasyPayFakeOptions = {}): FastifyInstance => {
  const app = createStandInApp();
  const provider = {
    ...demoMerchant,
    clock: () => new Date(),
    ...options,
    publicUrl: options.publicUrl,
    ledger: new Ledger(options.ledgerFile),
    rules: new Rules(),
    pendingCalls: new Set<Promise<unknown>>(),
    stalledCalls: new Set<() => void>(),
  };
  app.register(trades(provider));
  app.register(paymentWindow(provider));
  app.register(receipts(provider));
  app.register(control(provider));
  return app;
};
