import type { FastifyInstance } from 'fastify';
import { createStandInApp } from '../create-app';
import { createControlRoutes } from './control';
import { FaultRules } from './fault-rules';
import { Ledger } from './ledger';
import { createReceiptRoutes } from './receipts';
import { createTradeRoutes } from './trades';
import { createPaymentWindowRoutes } from './window/routes';

export interface EasyPayStandInOptions {
  readonly mallId?: string;
  readonly secret?: string;
  /** The URL for browsers, with no slash at its end; by default that of the request that registers the payment. */
  readonly publicUrl?: string;
  readonly clock?: () => Date;
  /** The file that stores the ledger; without it, the ledger is only in memory. */
  readonly ledgerFile?: string;
}

export const demoMerchant = { mallId: 'T5102001', secret: 'sandbox-secret' } as const;

/**
 * A stand-in for KICC EasyPay with a ledger: registration, payment window, approval, cancellation, status check,
 * receipts. `/_control/…` controls it in tests: it injects faults, imports charges and acts as the customer.
 */
export const createEasyPayApp = (options: EasyPayStandInOptions = {}): FastifyInstance => {
  const app = createStandInApp();
  const provider = {
    ...demoMerchant,
    clock: () => new Date(),
    ...options,
    publicUrl: options.publicUrl,
    ledger: new Ledger(options.ledgerFile),
    rules: new FaultRules(),
    pendingCalls: new Set<Promise<unknown>>(),
    stalledCalls: new Set<() => void>(),
  };
  app.register(createTradeRoutes(provider));
  app.register(createPaymentWindowRoutes(provider));
  app.register(createReceiptRoutes(provider));
  app.register(createControlRoutes(provider));
  return app;
};
