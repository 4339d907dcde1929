import { expect, type Page } from '@playwright/test';

const standInsUrl = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

/** A row of the stand-in's ledger, which is the provider's record of an order. Amounts in won. */
export interface LedgerRow {
  readonly shopOrderNo: string;
  readonly amount: number;
  readonly charged: number;
  readonly remaining: number;
  readonly calls: { readonly approve: number; readonly cancel: number };
}

export async function getLedgerRow(shopOrderNo: string): Promise<LedgerRow> {
  const response = await fetch(`${standInsUrl}/_control/ledger?shopOrderNo=${shopOrderNo}`);
  const [row] = ((await response.json()) as { rows: LedgerRow[] }).rows;
  if (row === undefined) throw new Error(`the provider has no order ${shopOrderNo}`);
  return row;
}

export async function injectFault(faultRule: object): Promise<void> {
  const response = await fetch(`${standInsUrl}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faultRule),
  });
  expect(response.status).toBe(200);
}

/** Presses Pay in the provider's window without a browser. Returns the form that a browser would post to the site. */
export async function payByApi(shopOrderNo: string): Promise<Record<string, string>> {
  const response = await fetch(`${standInsUrl}/_control/customer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shopOrderNo, action: 'pay' }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { form: Record<string, string> }).form;
}

export const cards = { good: '9410 0000 0000 0001', declined: '9410 0000 0000 0002' };

/** Operates the provider's payment window by its own markup. */
export class ProviderWindow {
  constructor(readonly page: Page) {}

  async pay(cardNo = cards.good): Promise<void> {
    await this.page.locator('#cardNo').fill(cardNo);
    await this.page.locator('button.pay').click();
  }

  async cancel(): Promise<void> {
    await this.page.locator('button.cancel').click();
  }
}
