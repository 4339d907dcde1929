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
  /** The URL for browsers without a trailing slash; by default the host of the registering call. */
  readonly publicUrl?: string;
  readonly clock?: () => Date;
  /** The file of the ledger; by default it is kept in memory. */
  readonly ledgerFile?: string;
}

export const demoMerchant = { mallId: 'T5102001', secret: 'sandbox-secret' } as const;

/**
 * A stand-in for KICC EasyPay with a ledger: register, payment window, approval, cancel, status check,
 * receipts. `/_control/…` injects faults.
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
